import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../forms/ConfirmDialog.js';
import { useAttempt } from '../../forms/use-attempt.js';
import { adminApi } from '../admin-api.js';
import { useAdminText } from '../use-admin-text.js';
import { importsKey } from './import-queries.js';

/** Takes an import back after a question. */
export function UndoImportDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const undo = async () => {
    await attempt(() => adminApi.imports.undo({ id }), { done: t('imports.undoing'), failed: t('imports.undoFailed') });
    onClose();
    await client.invalidateQueries({ queryKey: importsKey });
  };
  return (
    <ConfirmDialog
      title={t('imports.undoTitle', { id })}
      text={t('imports.undoText')}
      action={t('imports.undo')}
      isBusy={isBusy}
      onConfirm={() => void undo()}
      onClose={onClose}
    />
  );
}
