import { lazy, type SyntheticEvent, useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { OnDemand } from '../loading/OnDemand.js';
import { useText } from '../i18n/use-text.js';
import { isSearchKeyOn } from '../search/search-key.js';
import { Icon } from '../ui/icons/Icon.js';
import { Link } from './Link.js';

const load = async () => ({ default: (await import('../search/suggest/SearchPanel.js')).SearchPanel });
const preload = (): void => void load().catch(() => undefined);
const SearchPanel = lazy(load);

/**
 * The header's link to the search. With scripts, a press on it or the key `/` opens a search field over the header, whose
 * code is loaded when the pointer or the focus comes near.
 */
export function HeaderSearch() {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const [isOpen, setIsOpen] = useState(false);
  const open = (press: Event | SyntheticEvent) => {
    press.preventDefault();
    // Vike's router would follow the link all the same.
    press.stopPropagation();
    setIsOpen(true);
  };
  useEffect(() => {
    const handleKey = (press: KeyboardEvent) => isSearchKey(press) && open(press);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Link
        to="/search"
        className="icon-btn"
        aria-label={t('nav.search')}
        aria-current={urlPathname === '/search' ? 'page' : undefined}
        onClick={(press) => press.ctrlKey || press.metaKey || press.shiftKey || open(press)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" />
      </Link>
      {isOpen && (
        <OnDemand onMissing={() => location.assign('/search')}>
          <SearchPanel onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}

/** Some keyboards need Shift for it. In a dialog a key belongs to that, and in a field to the text. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || (target as Element).closest('input,textarea,select,dialog,[contenteditable]')) &&
  isSearchKeyOn();
