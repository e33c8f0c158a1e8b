import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { CommandDialog } from './CommandDialog.js';

/** Opens the search for commands, also by Ctrl+K (⌘K). */
export function CommandSearch() {
  const { t } = useAdminText();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    const handleKey = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== 'k' || !(press.ctrlKey || press.metaKey) || press.altKey || press.shiftKey)
        return;
      // A dialog that is already open keeps the keyboard.
      if (document.querySelector('dialog:modal')) return;
      press.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', handleKey, { signal: watch.signal });
    return () => watch.abort();
  }, []);
  return (
    <>
      <button
        type="button"
        className="command-button noscript:hidden"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className="max-sm:sr-only">{t('shell.goTo')}</span>
        <kbd className="max-lg:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <CommandDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
