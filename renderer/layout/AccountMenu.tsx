import { useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { User } from '../../src/contract/user.js';
import { useText } from '../i18n/use-text.js';
import { Avatar } from './Avatar.js';
import { Icon } from '../ui/icons/Icon.js';
import { AccountLinks } from './AccountLinks.js';
import { useDismissal } from './use-dismissal.js';

/** A disclosure: it closes with Esc, when focus or pointer go elsewhere, and when another page opens. */
export function AccountMenu({ user }: { user: User }) {
  const { t } = useText();
  const { urlOriginal } = usePageContext();
  // The page where it was opened: on another page it is closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === urlOriginal;
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = user.displayName ?? user.username;
  useDismissal({
    isOpen,
    area,
    onDismiss: (reason) => {
      setOpenOn(null);
      if (reason === 'escape') button.current?.focus();
    },
  });

  return (
    <div ref={area}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        aria-label={t('account.menuOf', { name })}
        className="flex h-11 items-center gap-1.5 rounded-sm pr-1 pl-1.5 hover:text-brand"
        onClick={() => setOpenOn(isOpen ? null : urlOriginal)}
      >
        <Avatar user={user} />
        <Icon name="chevron-down" size={16} />
      </button>
      <div
        id="account-menu"
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-sm border border-line bg-surface p-2 shadow-lift"
      >
        <AccountLinks user={user} />
      </div>
    </div>
  );
}
