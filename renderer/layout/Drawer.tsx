import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { useDismissal } from './use-dismissal.js';

interface DrawerProps {
  id: string;
  title: string;
  /** From which width on the menu is in the page itself. */
  className: string;
  /** The button that opens it. */
  opener: ComponentProps<'button'>;
  children: ReactNode;
}

/** A menu of narrow windows. A native popover: it opens, and closes with Esc or with a tap beside it, without scripts. */
export function Drawer({ id, title, className, opener, children }: DrawerProps) {
  const { t } = useText();
  const { urlOriginal } = usePageContext();
  const drawer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  };
  useEffect(close, [urlOriginal]);
  useDismissal({ isOpen, area: drawer, onDismiss: close });

  const handleToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };

  return (
    <div className={`drawer-area ${className}`}>
      <button type="button" popoverTarget={id} {...opener} />
      <div
        ref={drawer}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="drawer"
        onToggle={handleToggle}
      >
        <div className="flex min-h-full flex-col px-5 pt-2 pb-8">
          <div className="flex items-center justify-between">
            <p className="font-serif text-xl">{title}</p>
            <button
              type="button"
              className="icon-btn -mr-2.5"
              aria-label={t('nav.closeMenu')}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
