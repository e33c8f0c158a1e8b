import { useEffect } from 'react';

/** Whoever catalogues a list types on: the title of the next record. */
export const focusFirstField = (options: FocusOptions = {}): void =>
  document
    .querySelector<HTMLElement>('[data-unsaved] form :is(input:not([type]), input[type="text"], textarea)')
    ?.focus(options);

/**
 * A record that has no title yet opens with the cursor in it. Not where a finger points: a keyboard on the screen would cover
 * the picture that one wants to see first.
 */
export function useFirstFieldFocus(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !window.matchMedia('(pointer: fine)').matches) return;
    // A page that was opened by a link moves the focus to its heading when it is drawn (`focusNewPage`).
    const frame = requestAnimationFrame(() => focusFirstField({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
}
