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
  const [{ PinMap }, mapText, places] = await Promise.all([
    loadParts(() => import('./PinMap.js')),
    loadMapTexts(language),
    findPlaces(language).catch(() => []),
  ]);
  return { PinMap, mapText, places };
}

/** What is missing is told where the map would be: the page needs no banner. Half of it, a style sheet say, is none. */
async function loadParts<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  let isMissing = false;
  const handleMissing = (told: Event) => {
    told.preventDefault();
    isMissing = true;
  };
  window.addEventListener(preloadErrorEvent, handleMissing);
  try {
    const parts = await load();
    if (isMissing) throw new Error('A part of the map is missing');
    return parts;
  } finally {
    window.removeEventListener(preloadErrorEvent, handleMissing);
  }
}
