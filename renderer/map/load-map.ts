import type { Language } from '../../src/contract/languages.js';
import { preloadErrorEvent } from '../loading/preload-error.js';
import { loadMapTexts, type TranslateForMap } from './map-texts.js';
import type { PinMap } from './PinMap.js';
import { findPlaces, type Place } from './places.js';

export interface LoadedMap {
  PinMap: typeof PinMap;
  /** The texts of maps. */
  mapText: TranslateForMap;
  places: Place[];
}

/** Loads what maps need and pages do not. Without the places the map works too. */
export async function loadMap(language: Language): Promise<LoadedMap> {
  const [{ PinMap }, mapText, places] = await Promise.all([
    loadParts(() => import('./PinMap.js')),
    loadMapTexts(language),
    findPlaces(language).catch(() => []),
  ]);
  return { PinMap, mapText, places };
}

/**
 * A missing part of the map is reported where the map would be, not by the page's banner. If any part fails, such as a
 * style sheet, all of it fails.
 */
export async function loadParts<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  let isMissing = false;
  const handleMissing = (event: Event) => {
    event.preventDefault();
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
