import { useEffect } from 'react';
import { elementAt, type FocusPlace, placeOf } from './focus-place.js';

/**
 * Where what has the focus leaves the page, such as an item that is decided or a button that another one replaces, browsers
 * give the focus to the document, and the keyboard begins at the top again. Here it goes to what stands in its place
 * (WCAG 2.4.3). A click elsewhere takes it away as always.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: FocusPlace | null = null;
    const remember = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to what has opened it, when that is still there.
      if (target instanceof HTMLElement && !target.closest('dialog')) place = placeOf(target);
    };
    const forget = () => (place = null);
    const observer = new MutationObserver(() => {
      if (!place || document.activeElement !== document.body) return;
      const next = elementAt(place);
      if (!next) return;
      if (!next.hasAttribute('tabindex') && next.tabIndex < 0) next.tabIndex = -1;
      next.focus();
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, []);
}
