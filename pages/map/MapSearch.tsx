import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { mapLimits } from '../../src/contract/map-limits.js';
import type { MapSuggestion } from '../../src/contract/map.js';
import { pageAddress } from '../../src/contract/paths.js';
import { cutText } from '../../src/contract/text.js';
import { asQuery } from '../../renderer/api/load.js';
import { queryCache } from '../../renderer/api/query-cache.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { chosenPlace } from '../../renderer/map/stage/chosen-place.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { mapQueries } from '../../renderer/map/map-queries.js';

/** Suggests places while one types; the chosen one is shown on the map. Without scripts it searches the archive. */
export function MapSearch() {
  const { t, language } = useText();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<MapSuggestion[] | null>(null);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setFound(null);
    setActive(-1);
  };
  const suggest = async (q: string) => {
    const cache = await queryCache();
    const suggestions = await cache.fetchQuery(asQuery(mapQueries.suggestions({ q, language }))).catch(() => []);
    setFound(suggestions);
    setActive(-1);
  };
  const handleType = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (typed.trim() === '') return close();
    timer.current = setTimeout(() => void suggest(typed.trim()), mapLimits.suggestMs);
  };
  const choose = (place: MapSuggestion) => {
    setText(place.name);
    close();
    chosenPlace.set(place);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key === 'Escape') return close();
    if (!found || found.length === 0) return;
    if (press.key === 'ArrowDown' || press.key === 'ArrowUp') {
      press.preventDefault();
      const step = press.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length + Number(active < 0 && step < 0)) % found.length);
    }
    if (press.key === 'Enter') {
      press.preventDefault();
      const place = found[Math.max(0, active)];
      if (place) choose(place);
    }
  };
  return (
    <form
      action={pageAddress(language, '/search')}
      role="search"
      aria-label={t('map.searchLabel')}
      className="map-finder"
      autoComplete="off"
      onSubmit={(submit) => submit.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <Icon name="search" />
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label={t('map.searchLabel')}
        aria-expanded={found !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t('map.searchPlaceholder')}
        maxLength={limits.searchText.max}
        value={text}
        onChange={({ target }) => handleType(target.value)}
        onKeyDown={handleKey}
      />
      <div role="status">{found?.length === 0 && <p className="map-found">{t('map.noResults')}</p>}</div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('map.suggestions')}
        className="map-found"
        hidden={!found?.length}
      >
        {found?.map((place, index) => (
          <button
            key={`${place.kind}${place.id}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            aria-selected={index === active}
            // The field keeps the focus, and has the keys of the list.
            tabIndex={-1}
            onPointerDown={(press) => press.preventDefault()}
            onClick={() => choose(place)}
          >
            <Icon name={place.kind === 'photo' ? 'camera' : 'pin'} size={18} />
            <span>{cutText(place.name, { max: mapLimits.excerpt })}</span>
            {place.year !== null && <span>{place.year}</span>}
          </button>
        ))}
      </div>
    </form>
  );
}
