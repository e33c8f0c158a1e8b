import type { MouseEvent } from 'react';
import { accountPaths } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Icon } from '../ui/icons/Icon.js';
import type { IconName } from '../ui/icons/icon-paths.js';
import { type SavableItem, useIsSaved } from './saved-items.js';

interface ButtonTexts {
  /** Accessible name, with the name of the item. */
  label: string;
  /** Visible text, where there is room. */
  short: string;
}

interface SaveButtonProps {
  item: SavableItem;
  icons: { off: IconName; on: IconName };
  off: ButtonTexts;
  on: ButtonTexts;
  /** A button with text instead of a round one. */
  isLabelled?: boolean;
  className?: string;
}

/** A toggle for members; for everybody else, and without scripts, a link to the sign-in. */
export function SaveButton({ item, icons, off, on, isLabelled = false, className = '' }: SaveButtonProps) {
  const { t, language } = useText();
  const isSaved = useIsSaved(item);
  const look = `${isLabelled ? 'btn btn-outline' : 'icon-btn'} ${className}`;
  const { label, short } = isSaved ? on : off;
  const content = (
    <>
      <Icon name={isSaved ? icons.on : icons.off} />
      {isLabelled && short}
    </>
  );
  const handleClick = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // Otherwise Vike's router would follow the link.
    click.stopPropagation();
    void import('./toggle-saved.js').then(({ toggleSaved }) => toggleSaved(item, { t, language }));
  };
  if (isSaved !== null)
    return (
      <button type="button" aria-pressed={isSaved} aria-label={label} className={look} onClick={handleClick}>
        {content}
      </button>
    );
  return (
    <Link
      to={`${accountPaths.signIn}?reason=${item.kind === 'photo' ? 'favorite' : 'bookmark'}`}
      rel="nofollow"
      aria-label={label}
      className={look}
      onClick={handleClick}
    >
      {content}
    </Link>
  );
}
