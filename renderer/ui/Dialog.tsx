import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from './icons/Icon.js';
import { useFirstFocus } from './first-focus.js';
import { useModal } from './use-modal.js';

interface DialogProps {
  title: string;
  onClose(): void;
  /** It shows what cannot be shown again: only its buttons close it, not the Escape key. */
  isKept?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title and a button to close it. Open while it is mounted. */
export function Dialog({ title, onClose, isKept = false, children }: DialogProps) {
  const { t } = useText();
  const titleId = useId();
  const modal = useModal(isKept ? stay : onClose);
  useFirstFocus(modal.ref);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId} onKeyDown={isKept ? keepOpen : undefined}>
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

const stay = () => undefined;

/** Browsers close a dialog at the second press even where its event is refused. */
const keepOpen = (press: KeyboardEvent) => press.key === 'Escape' && press.preventDefault();
