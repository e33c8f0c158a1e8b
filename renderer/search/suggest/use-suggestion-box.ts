import { useState } from 'react';
import type { Language } from '../../../src/contract/languages.js';
import { activeAfter, none } from './active-option.js';
import { optionId } from './option-id.js';
import { type SuggestionGroups, suggestionGroups } from './suggestion-groups.js';
import { useSuggestions } from './use-suggestions.js';

interface SuggestionBoxOptions {
  /** Of the field and its list. */
  id: string;
  text: string;
  language: Language;
  /** Opens the page of a suggestion. */
  onChoose(path: string): void;
}

export interface SuggestionBox {
  groups: SuggestionGroups | undefined;
  count: number;
  /** Whether these are the suggestions for the text as it is. */
  isCurrent: boolean;
  isOpen: boolean;
  active: number;
  makeActive(index: number): void;
  /** The attributes of the field, without its text. */
  fieldProps: {
    role: 'combobox';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
  /** Whether the key was for the suggestions. */
  takeKey(press: KeyboardEvent): boolean;
}

/** Suggestions for a search field: a combobox with a list (ARIA Authoring Practices). */
export function useSuggestionBox({ id, text, language, onChoose }: SuggestionBoxOptions): SuggestionBox {
  const { found, isCurrent } = useSuggestions(text, language);
  const groups = found && suggestionGroups(found);
  const paths = groups?.paths ?? [];
  const [chosen, setChosen] = useState({ of: found, index: none });
  // A choice holds for the suggestions among which it was made.
  const active = chosen.of === found ? chosen.index : none;
  const makeActive = (index: number) => setChosen({ of: found, index });
  const isOpen = paths.length > 0;
  return {
    groups,
    count: paths.length,
    isCurrent,
    isOpen,
    active,
    makeActive,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': active === none ? undefined : optionId(id, active),
    },
    takeKey: (press) => {
      if (press.isComposing) return false;
      const path = paths[active];
      const next = activeAfter(press.key, active, paths.length);
      if (next !== null) makeActive(next);
      else if (press.key === 'Enter' && path) onChoose(path);
      else return false;
      press.preventDefault();
      return true;
    },
  };
}
