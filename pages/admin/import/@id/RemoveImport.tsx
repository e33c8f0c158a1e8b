import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { type ImportDetail, isImportRemovable } from '../../../../src/contract/import.js';
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
    <>
      <button type="button" className="btn btn-danger noscript:hidden" onClick={() => setIsAsking(true)}>
        {t('imports.remove')}
      </button>
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
    </>
  );
}
