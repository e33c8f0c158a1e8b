import { type KeyboardEvent, lazy, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { limits } from '../../src/contract/limits.js';
import { mapLimits } from '../../src/contract/map-limits.js';
import type { MapSuggestion } from '../../src/contract/map.js';
import { pageAddress } from '../../src/contract/paths.js';
import { cutText } from '../../src/contract/text.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { OnDemand } from '../../renderer/loading/OnDemand.js';
import { chosenPlace, noPlace } from '../../renderer/map/stage/chosen-place.js';
import { activeAfter, none } from '../../renderer/search/suggest/active-option.js';
import { spanText } from '../../renderer/photos/span-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { FoundPlaces } from './PlaceSuggestions.js';

const PlaceSuggestions = lazy(async () => ({ default: (await import('./PlaceSuggestions.js')).PlaceSuggestions }));

const nothing: FoundPlaces = { isCurrent: false, hasFailed: false, retry: () => undefined };

/** Suggests places while one types; the chosen one is shown on the map. Without scripts it searches the archive. */
export function MapSearch() {
  const { t, language } = useText();
  const id = useId();
  const [text, setText] = useState('');
  const [isReady, setIsReady] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState(nothing);
  const [chosen, setChosen] = useState<{ of: FoundPlaces['found']; index: number }>({ of: undefined, index: none });
  useNameOfPlace(setText);
  const yearsOf = (place: MapSuggestion) => place.year ?? spanText(place, t);

  const { found = [], isCurrent, hasFailed, retry } = answer;
  // A choice holds for the suggestions among which it was made.
  const active = chosen.of === answer.found ? chosen.index : none;
  const close = () => {
    setIsAsking(false);
    setAnswer(nothing);
  };
  const handleType = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') close();
    else setIsAsking(true);
  };
  const choose = (place: MapSuggestion) => {
    setText(place.name);
    close();
    chosenPlace.set(place);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.nativeEvent.isComposing) return;
    const next = activeAfter(press.key, active, found.length);
    if (next !== null) setChosen({ of: answer.found, index: next });
    else if (press.key === 'Escape' && isAsking) close();
    else if (press.key === 'Enter') handleEnter();
    else return;
    press.preventDefault();
  };
  /** Without a choice it takes the first place, if that was found for the text as it is. */
  const handleEnter = () => {
    const place = found[active] ?? (isCurrent ? found[0] : undefined);
    if (place) choose(place);
    else if (hasFailed) retry();
    else handleType(text);
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
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === none ? undefined : `${id}-${active}`}
        placeholder={t('map.searchPlaceholder')}
        maxLength={limits.searchText.max}
        value={text}
        onChange={({ target }) => handleType(target.value)}
        onKeyDown={handleKey}
        onFocus={() => setIsReady(true)}
      />
      {isReady && (
        <OnDemand onMissing={() => setAnswer({ ...nothing, hasFailed: true, retry: () => location.reload() })}>
          <PlaceSuggestions typed={isAsking ? text : ''} onAnswer={setAnswer} />
        </OnDemand>
      )}
      <div role="status">
        {hasFailed && (
          <p className="map-found">
            {t('map.searchFailed')}{' '}
            <button type="button" className="link touch" onClick={retry}>
              {t('map.searchAgain')}
            </button>
          </p>
        )}
        {isCurrent && found.length === 0 && <p className="map-found">{t('map.noResults')}</p>}
        {isCurrent && found.length > 0 && (
          <p className="sr-only">{t('search.suggest.count', { count: found.length })}</p>
        )}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('map.suggestions')}
        className="map-found"
        hidden={found.length === 0}
      >
        {found.map((place, index) => (
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
            {yearsOf(place) && <span>{yearsOf(place)}</span>}
          </button>
        ))}
      </div>
    </form>
  );
}

/** When the chosen place is no longer shown, such as after a change of years, its name leaves the field. */
function useNameOfPlace(setText: (change: (text: string) => string) => void): void {
  const place = useSyncExternalStore(chosenPlace.subscribe, chosenPlace.get, noPlace);
  const shown = useRef(place);
  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before && !place) setText((text) => (text === before.name ? '' : text));
  }, [place, setText]);
}
