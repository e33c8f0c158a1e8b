import { Dialog } from '../ui/Dialog.js';
import { useAdminText } from './use-admin-text.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the dangerous button says. */
  action: string;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before something is taken away. */
export function ConfirmDialog({ title, text, action, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useAdminText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-mute">{text}</p>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {t('shell.cancel')}
        </button>
        <button type="button" className="btn btn-danger" disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
