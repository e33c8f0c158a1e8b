import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import type { AdminPhotoSort } from '../../../../src/contract/admin-photo.js';
import { defaultPhotoSort } from '../../../../src/contract/photo.js';
import { asMember } from '../../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../../renderer/api/request.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { DialogActions } from '../../../../renderer/forms/DialogActions.js';
import { ErrorSummary } from '../../../../renderer/forms/ErrorSummary.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { Dialog } from '../../../../renderer/ui/Dialog.js';
import { clearSelection, selectedPhotos } from '../selection.js';
import { useBulkRefresh } from './bulk-edit-query.js';
import { type BulkTask, changeOfTask } from './bulk-tasks.js';
import { BulkForm, type EnteredChange } from './BulkForm.js';
import { FileTakingForm } from './FileTakingForm.js';
import { UnknownKeywords } from './UnknownKeywords.js';
import { BulkPreviewText } from './BulkPreviewText.js';
import type { LinkNames } from './change-text.js';
import { useBulkResults } from './use-bulk-results.js';

interface BulkDialogProps {
  task: BulkTask;
  /** The order of the list, in which titles are numbered. */
  sortBy: AdminPhotoSort | undefined;
  onClose(): void;
}

/** What is to change, where the task leaves it open; then what that does with the selection; then it is done. */
export function BulkDialog({ task, sortBy, onClose }: BulkDialogProps) {
  const { t } = useAdminText();
  const [entered, setEntered] = useState<EnteredChange | null>(null);
  return (
    <Dialog title={t(`bulk.tasks.${task}.title`)} onClose={onClose}>
      {task === 'edit' || task === 'fromFile' ? (
        <>
          {/* What was entered stays while its effect is looked at. */}
          <div hidden={entered !== null}>
            {task === 'edit' ? (
              <BulkForm onChange={setEntered} onClose={onClose} />
            ) : (
              <FileTakingForm onChange={(change) => setEntered({ change, names: {} })} onClose={onClose} />
            )}
          </div>
          {entered && (
            <Preview task={task} sortBy={sortBy} {...entered} onBack={() => setEntered(null)} onClose={onClose} />
          )}
        </>
      ) : (
        <Preview task={task} sortBy={sortBy} change={changeOfTask[task]} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface PreviewProps extends BulkDialogProps {
  change: BulkChange;
  names?: LinkNames;
  /** Back to what was entered. */
  onBack?: () => void;
}

function Preview({ task, sortBy = defaultPhotoSort, change: entered, names, onBack, onClose }: PreviewProps) {
  const { t, language } = useAdminText();
  const refresh = useBulkRefresh();
  const { say } = useBulkResults();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [newTags, setNewTags] = useState<string[]>([]);
  const change = entered.fromFile ? { ...entered, fromFile: { ...entered.fromFile, newTags } } : entered;
  // The selection of the moment at which the dialog opened.
  const [selection] = useState(() => ({ ...selectedPhotos(), sortBy }));
  const preview = useQuery({
    queryKey: ['bulk-preview', selection, change],
    queryFn: () => asMember(() => adminApi.bulkEdits.preview({ ...selection, ...change })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // While a keyword is ticked, the counts stay until the new ones are there.
    placeholderData: keepPreviousData,
  });
  const apply = async (count: number) => {
    setIsBusy(true);
    try {
      const edit = await asMember(() => adminApi.bulkEdits.start({ ...selection, ...change, count }));
      clearSelection();
      onClose();
      say(edit);
      await refresh();
    } catch (error) {
      setIsBusy(false);
      setFailure(error instanceof ApiError ? error.message : t('bulk.failedText'));
      void preview.refetch();
    }
  };
  const { data, error } = preview;
  const message = failure ?? (error && (error instanceof ApiError ? error.message : t('bulk.failedText')));
  const number = formatNumber(data?.changed ?? 0, language);
  return (
    <>
      {message && (
        <div className="mb-5">
          <ErrorSummary title={t('bulk.failed')} text={message} />
        </div>
      )}
      <div aria-live="polite">
        {data ? (
          <BulkPreviewText preview={data} change={change} names={names} />
        ) : (
          !error && <p className="flex items-center gap-3 py-6 text-mute">{t('bulk.looking')}</p>
        )}
      </div>
      {data && data.unknownKeywords.length > 0 && (
        <UnknownKeywords keywords={data.unknownKeywords} chosen={newTags} onChange={setNewTags} />
      )}
      <DialogActions cancel={onBack && t('bulk.back')} onClose={onBack ?? onClose}>
        <button
          type="button"
          className={`btn ${task === 'remove' ? 'btn-danger' : 'btn-primary'}`}
          disabled={isBusy || !data || preview.isPlaceholderData || data.changed === 0}
          aria-busy={isBusy}
          onClick={() => data && void apply(data.total)}
        >
          {t(`bulk.tasks.${task}.apply`, { count: data?.changed ?? 0, number })}
        </button>
      </DialogActions>
    </>
  );
}
