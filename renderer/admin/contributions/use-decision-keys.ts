import { useEffect } from 'react';
import { isSearchKeyOn } from '../../search/search-key.js';
import { useLatest } from '../../ui/use-latest.js';

export type DecisionKeys = Record<'a' | 'r' | 'j', (() => void) | null>;

/**
 * Keys of one letter that decide on a contribution. Not while something is typed, chosen or asked, nor where they are switched
 * off together with the key of the search (WCAG 2.1.4).
 */
export function useDecisionKeys(keys: DecisionKeys): void {
  const current = useLatest(keys);
  useEffect(() => {
    const handleKey = (press: KeyboardEvent) => {
      if (press.defaultPrevented || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return;
      const act = current.current[press.key.toLowerCase() as keyof DecisionKeys];
      if (!act || !isSearchKeyOn() || hasLettersOfItsOwn(press.target) || document.querySelector('dialog:modal'))
        return;
      press.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [current]);
}

const hasLettersOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="slider"], .leaflet-container') !== null;
