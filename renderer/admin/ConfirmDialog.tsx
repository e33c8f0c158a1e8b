import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the dangerous button says. */
  action: string;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** A native modal: it keeps the focus, closes with Esc and gives the focus back. Open for as long as it is there. */
export function ConfirmDialog({ title, text, action, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // In the layout phase: when the dialog leaves it must still be in the page, or the focus has no way back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="admin-dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="confirm-title" className="text-2xl">
        {title}
      </h2>
      <p id="confirm-text" className="mt-3 text-mute">
        {text}
      </p>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {t('adminPhotos.cancel')}
        </button>
        <button type="button" className="btn btn-danger" disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
