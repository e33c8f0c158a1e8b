import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { ChangeSet, RevertPreview } from '../../../../src/contract/change-set.js';
import { limits } from '../../../../src/contract/limits.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { changeSetPath } from '../../../../renderer/admin/history/history-queries.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { queryClient } from '../../../../renderer/api/query-client.js';
import { DialogForm } from '../../../../renderer/forms/DialogForm.js';
import { TextField } from '../../../../renderer/forms/TextField.js';
import { textOf, useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { Obstacles } from './Obstacles.js';

interface UndoPanelProps {
  set: ChangeSet;
  preview: RevertPreview;
}

/** Undoes the whole set, or says what stands in the way. */
export function UndoPanel({ set, preview }: UndoPanelProps) {
  const { t, language } = useAdminText();
  const [isAsking, setIsAsking] = useState(false);
  const { obstacle, laterChanges, isTried } = preview;
  // What is too much to be tried is undone in steps, where its bulk edit still can.
  const bulkEditId = isTried ? null : set.bulkEditId;
  // Both resolve with the page that shows the undoing.
  const revert = async (fields: FormData): Promise<string> => {
    const undoing = await adminApi.changeSets.revert({ id: set.id, reason: textOf(fields, 'reason') || null });
    showToast({ kind: 'success', title: t('history.undoDone') });
    return changeSetPath(undoing.id);
  };
  const undoInSteps = async (id: number): Promise<string> => {
    await adminApi.bulkEdits.undo({ id });
    showToast({ kind: 'info', title: t('bulk.undoing') });
    return '/admin/photos';
  };
  const submission = useFormSubmit({
    send: async (fields) => {
      const next = bulkEditId === null ? await revert(fields) : await undoInSteps(bulkEditId);
      await queryClient().invalidateQueries();
      await navigate(next);
      return 'leaving';
    },
  });
  return (
    <section aria-labelledby="undo" className="bg-mount p-5">
      <h2 id="undo" className="text-xl">
        {t('history.undoTitle')}
      </h2>
      {obstacle === null ? (
        <>
          <p className="mt-2 text-sm text-mute">
            {t(isTried ? 'history.undoText' : 'history.undoUntried', {
              count: set.changeCount,
              number: formatNumber(set.changeCount, language),
            })}
          </p>
          <button
            type="button"
            className="btn btn-outline mt-4 w-full noscript:hidden"
            onClick={() => setIsAsking(true)}
          >
            <Icon name="arrow-left" size={18} /> {t('history.undo')}
          </button>
        </>
      ) : (
        <>
          <p className="mt-2 text-sm">
            {set.revertedBy === null ? failureText(obstacle, language) : t('history.isUndone')}
          </p>
          {set.revertedBy === null && <Obstacles laterChanges={laterChanges} names={set.names} />}
        </>
      )}
      {isAsking && (
        <DialogForm
          title={t('history.undoQuestion')}
          submission={submission}
          failed={t('history.undoFailed')}
          action={t('history.undo')}
          cancel={t('history.undoNot')}
          onClose={() => setIsAsking(false)}
        >
          <p className="text-mute">{t(bulkEditId === null ? 'history.undoHow' : 'history.undoInSteps')}</p>
          {bulkEditId === null && (
            <TextField
              label={t('history.reason')}
              hint={t('history.reasonHint')}
              name="reason"
              maxLength={limits.text.name}
              error={submission.errorOf('reason')}
            />
          )}
        </DialogForm>
      )}
    </section>
  );
}
