import type { AdminPhotoDetail } from '../../../../src/contract/photo.js';
import { untitled } from '../../../../src/contract/untitled.js';
import type { RecordControl } from '../../../../renderer/admin/records/RecordForm.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { DialogActions } from '../../../../renderer/forms/DialogActions.js';
import { textOf } from '../../../../renderer/forms/use-form-submit.js';
import { Dialog } from '../../../../renderer/ui/Dialog.js';

interface PublishDialogProps {
  doubts: PublishDoubt[];
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

export type PublishDoubt = 'unsaved' | 'unsavedOutside' | 'untitled' | 'unlicensed';

/** What speaks against publishing this photo at once: as it is stored, or with what is typed and would be saved along. */
export function publishDoubts(photo: AdminPhotoDetail, form: RecordControl | null): PublishDoubt[] {
  const typed = form?.isUnsaved ? form.fields() : null;
  const doubts: Record<PublishDoubt, boolean> = {
    unsaved: typed !== null,
    unsavedOutside: form?.isUnsavedOutside() ?? false,
    untitled: (typed ? textOf(typed, 'title').trim() : photo.title) === untitled.title,
    unlicensed: !(typed ? textOf(typed, 'license').trim() : photo.license),
  };
  return (Object.keys(doubts) as PublishDoubt[]).filter((doubt) => doubts[doubt]);
}

/** Asks before a photo is published while something is unsaved, or without a title or a licence. */
export function PublishDialog({ doubts, isBusy, onConfirm, onClose }: PublishDialogProps) {
  const { t } = useAdminText();
  return (
    <Dialog title={t('photo.publishTitle')} onClose={onClose}>
      <ul className="mb-5 grid list-disc gap-1 pl-5">
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`photo.publishDoubts.${doubt}`)}</li>
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
