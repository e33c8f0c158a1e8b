import type { Language } from '../../src/contract/languages.js';
import { loadMapTexts, type TranslateForMap } from './map-texts.js';
import { findPlaces, type Place } from './plan/places.js';

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
    load(),
    loadMapTexts(language),
    findPlaces(language).catch(() => []),
  ]);
  return { module, mapText, places };
}
