import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from './icons/Icon.js';
import { useModal } from './use-modal.js';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog with a title and a button to close it. Open while it is mounted. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useText();
  const titleId = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId}>
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
