import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { limits } from '../../../src/contract/limits.js';
import { pageAddress } from '../../../src/contract/paths.js';
import { useText } from '../../i18n/use-text.js';
import { useDismissal } from '../../layout/use-dismissal.js';
import { Icon } from '../../ui/icons/Icon.js';
import { searchPath } from '../search-filters.js';
import { activeAfter, none } from './active-option.js';
import { SearchKeySwitch } from './SearchKeySwitch.js';
import { suggestionGroups } from './suggestion-groups.js';
import { optionId, SuggestionList } from './SuggestionList.js';
import { useSuggestions } from './use-suggestions.js';
import './suggest.css';

/** A search field over the header, with suggestions while typing: a combobox with a list (ARIA Authoring Practices). */
export function SearchPanel({ onClose }: { onClose(): void }) {
  const { t, language } = useText();
  const { urlOriginal } = usePageContext();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { found, isCurrent } = useSuggestions(text, language);
  const groups = found && suggestionGroups(found);
  const paths = groups?.paths ?? [];
  const [chosen, setChosen] = useState({ of: found, index: none });
  // A choice holds for the suggestions among which it was made.
  const active = chosen.of === found ? chosen.index : none;
  const isOpen = paths.length > 0;

  const focusBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement;
    field.current?.focus();
  }, []);
  const close = () => {
    onClose();
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  };
  // Without moving the focus, which is elsewhere already.
  useDismissal({ isOpen: true, area, onDismiss: (reason) => (reason === 'escape' ? close() : onClose()) });
  const openedOn = useRef(urlOriginal);
  useEffect(() => {
    if (openedOn.current !== urlOriginal) onClose();
  });

  const open = (path: string) => {
    close();
    void navigate(pageAddress(language, path));
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.nativeEvent.isComposing) return;
    const path = paths[active];
    const next = activeAfter(press.key, active, paths.length);
    if (next !== null) setChosen({ of: found, index: next });
    else if (press.key === 'Enter' && path) open(path);
    // It would only empty the field.
    else if (press.key !== 'Escape') return;
    press.preventDefault();
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    open(searchPath({ q: text.trim() }));
  };

  return (
    <div ref={area} className="search-panel">
      <form action={pageAddress(language, '/search')} role="search" className="wrap" onSubmit={handleSubmit}>
        <Icon name="search" size={24} />
        <label htmlFor={`${id}-field`} className="sr-only">
          {t('archive.searchLabel')}
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          name="q"
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active === none ? undefined : optionId(id, active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={limits.searchText.max}
          placeholder={t('archive.searchPlaceholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
        <button type="submit" className="btn btn-primary">
          {t('filters.search')}
        </button>
        <button type="button" className="icon-btn" aria-label={t('common.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="suggestions wrap">
        <p role="status" className="sr-only">
          {isCurrent && t('search.suggest.count', { count: paths.length })}
        </p>
        {groups && isOpen && (
          <SuggestionList
            id={id}
            groups={groups}
            active={active}
            onPoint={(index) => setChosen({ of: found, index })}
            onOpen={close}
          />
        )}
        <SearchKeySwitch />
      </div>
    </div>
  );
}
