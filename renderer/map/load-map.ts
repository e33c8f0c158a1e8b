import type { Language } from '../../src/contract/languages.js';
import { preloadErrorEvent } from '../loading/preload-error.js';
import { loadMapTexts, type TranslateForMap } from './map-texts.js';
import type { PinMap } from './PinMap.js';
import { findPlaces, type Place } from './places.js';

export interface LoadedMap {
  PinMap: typeof PinMap;
  /** The map's own texts. */
  mapText: TranslateForMap;
  places: Place[];
}

/** What a map needs and no page has from its start. Without the places it is a map all the same. */
export async function loadMap(language: Language): Promise<LoadedMap> {
  // Told where the map would be; the page needs no banner.
  window.addEventListener(preloadErrorEvent, preventDefault);
  try {
    const [{ PinMap }, mapText, places] = await Promise.all([
      import('./PinMap.js'),
      loadMapTexts(language),
      findPlaces(language).catch(() => []),
    ]);
    return { PinMap, mapText, places };
  } finally {
    window.removeEventListener(preloadErrorEvent, preventDefault);
  }
}

const preventDefault = (told: Event): void => told.preventDefault();
