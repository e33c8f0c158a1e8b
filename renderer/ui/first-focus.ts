import { type RefObject, useLayoutEffect } from 'react';

const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

/**
 * Moves the focus into a dialog that has just opened: to what has `data-first-focus`, else to its first
 * field, else to the button with `data-harmless`, which closes it and changes nothing.
 * Otherwise it would be on the button that closes the dialog, where what is typed is lost and Enter throws it away.
 */
export function useFirstFocus(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (dialog.current) firstFocus(dialog.current)?.focus();
  }, [dialog]);
}

function firstFocus(dialog: HTMLElement): HTMLElement | null | undefined {
  const usable = [...dialog.querySelectorAll<HTMLInputElement>(fields)].filter(isUsable);
  const first = usable.find(({ readOnly }) => !readOnly) ?? usable[0];
  return (
    dialog.querySelector<HTMLElement>('[data-first-focus]') ??
    (first && chosenOf(first, usable)) ??
    dialog.querySelector<HTMLElement>('[data-harmless]')
  );
}

const isUsable = (field: HTMLElement): boolean =>
  !field.matches(':disabled') && field.tabIndex >= 0 && field.checkVisibility();

/** Of radio buttons the one that is chosen, as with the Tab key. */
const chosenOf = (first: HTMLInputElement, all: HTMLInputElement[]): HTMLInputElement =>
  all.find(({ type, name, checked }) => type === 'radio' && type === first.type && name === first.name && checked) ??
  first;
