import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { type ImportDetail, importRetentionDays, isImportRemovable } from '../../../../src/contract/import.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { importsPath } from '../../../../renderer/admin/imports/import-steps.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { ConfirmDialog } from '../../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';

/** A button that forgets an import of which nothing was imported yet. */
export function RemoveImport({ of }: { of: ImportDetail }) {
  const { t } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  if (!isImportRemovable(of)) return null;
  const remove = async () => {
    const titles = { done: t('imports.removed'), failed: t('imports.removeFailed') };
    if (await attempt(() => adminApi.imports.remove({ id: of.id }), titles)) await navigate(importsPath);
    else setIsAsking(false);
  };
  return (
    <div className="noscript:hidden">
      <button type="button" className="btn btn-danger" onClick={() => setIsAsking(true)}>
        {t('imports.remove')}
      </button>
      <p className="mt-2 text-sm text-mute">{t('imports.retention', { days: importRetentionDays.unprepared })}</p>
      {isAsking && (
        <ConfirmDialog
          title={t('imports.removeTitle')}
          text={t('imports.removeText')}
          action={t('imports.remove')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
