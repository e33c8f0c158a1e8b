import { type RefObject, useEffect } from 'react';

/**
 * Ctrl+S saves, Ctrl+Enter saves and goes on, wherever one types in the page; not while a dialog asks something. The last record
 * of a list is saved by Ctrl+Enter as those before it.
 */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, goesOn: RefObject<boolean>): void {
  useEffect(() => {
    const handleKey = (press: KeyboardEvent) => {
      const isSave = press.key.toLowerCase() === 's';
      if (!(press.ctrlKey || press.metaKey) || press.altKey || press.shiftKey) return;
      if (!isSave && press.key !== 'Enter') return;
      if (document.querySelector('dialog:modal')) return;
      // Or the browser would save the page.
      press.preventDefault();
      if (press.repeat) return;
      goesOn.current = !isSave;
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [form, goesOn]);
}
