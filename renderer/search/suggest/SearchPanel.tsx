import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { limits } from '../../../src/contract/limits.js';
import { pageAddress } from '../../../src/contract/paths.js';
import { useText } from '../../i18n/use-text.js';
import { useDismissal } from '../../layout/use-dismissal.js';
import { Icon } from '../../ui/icons/Icon.js';
import { searchPath } from '../search-filters.js';
import { FoundSuggestions } from './FoundSuggestions.js';
import { SearchKeySwitch } from './SearchKeySwitch.js';
import { useSuggestionBox } from './use-suggestion-box.js';

/** A search field over the header, with suggestions while typing: a combobox with a list (ARIA Authoring Practices). */
export function SearchPanel({ onClose }: { onClose(): void }) {
  const { t, language } = useText();
  const { urlOriginal } = usePageContext();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
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
  const box = useSuggestionBox({ id, text, language, onChoose: open });
  const handleKey = (press: KeyboardEvent) => {
    // Escape would only empty the field.
    if (!box.takeKey(press.nativeEvent) && press.key === 'Escape' && !press.nativeEvent.isComposing)
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
          {...box.fieldProps}
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
        <FoundSuggestions id={id} box={box} onOpen={close} />
        <SearchKeySwitch />
      </div>
    </div>
  );
}
