import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from './icons/Icon.js';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog: it traps the focus, closes with Esc and returns the focus. Open while it is mounted. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because on unmount the dialog must still be in the document to return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <button type="button" className="icon-btn -mt-2 -mr-3" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
