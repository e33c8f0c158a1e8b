import { DialogActions } from '../../forms/DialogActions.js';
import { Dialog } from '../../ui/Dialog.js';
import { useAdminText } from '../use-admin-text.js';
import type { PublishDoubt } from './publish-doubts.js';

interface PublishDialogProps {
  doubts: readonly (PublishDoubt | UnsavedDoubt)[];
  /** By default it asks about a photo. */
  title?: string;
  /** The photos of an upload. */
  isForSeveral?: boolean;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Something is not saved, and is saved with it. */
export type UnsavedDoubt = 'unsaved';

/** Asks before a photo is published without a title or a licence, or any record while something is unsaved. */
export function PublishDialog({ doubts, title, isForSeveral = false, isBusy, onConfirm, onClose }: PublishDialogProps) {
  const { t } = useAdminText();
  const textOf = (doubt: PublishDoubt | UnsavedDoubt): string =>
    isForSeveral && (doubt === 'untitled' || doubt === 'unlicensed')
      ? t(`photo.publishManyDoubts.${doubt}`)
      : t(`photo.publishDoubts.${doubt}`);
  return (
    <Dialog title={title ?? t(isForSeveral ? 'photo.publishManyTitle' : 'photo.publishTitle')} onClose={onClose}>
      <ul className="mb-5 grid list-disc gap-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{textOf(doubt)}</li>
        ))}
      </ul>
      <DialogActions onClose={onClose}>
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={onConfirm}>
          {t(doubts.includes('unsaved') ? 'photo.saveAndPublish' : 'photo.publishAnyway')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
