import type { Language } from '../../src/contract/languages.js';
import { preloadErrorEvent } from '../loading/preload-error.js';
import { loadMapTexts, type TranslateForMap } from './map-texts.js';
import { findPlaces, type Place } from './places.js';

/** What every map needs beside its component. */
export interface MapContents {
  /** The texts of maps. */
  mapText: TranslateForMap;
  /** The entities that its background names. */
  places: Place[];
}

export interface LoadedMap<Module> extends MapContents {
  module: Module;
}

/** Loads what maps need and pages do not. Without the places a map works too. */
export async function loadMap<Module>(load: () => Promise<Module>, language: Language): Promise<LoadedMap<Module>> {
  const [module, mapText, places] = await Promise.all([
    loadParts(load),
    loadMapTexts(language),
    findPlaces(language).catch(() => []),
  ]);
  return { module, mapText, places };
}

/**
 * A missing part of the map is reported where the map would be, not by the page's banner. If any part fails, such as a
 * style sheet, all of it fails.
 */
async function loadParts<Module>(load: () => Promise<Module>): Promise<Module> {
  let isMissing = false;
  const handleMissing = (event: Event) => {
    event.preventDefault();
    isMissing = true;
  };
  window.addEventListener(preloadErrorEvent, handleMissing);
  try {
    const module = await load();
    if (isMissing) throw new Error('A part of the map is missing');
    return module;
  } finally {
    window.removeEventListener(preloadErrorEvent, handleMissing);
  }
}
