import type { Language } from '../../src/contract/languages.js';
import { loadParts } from './load-map.js';
import type { MapStage } from './MapStage.js';
import { loadMapTexts, type TranslateForMap } from './map-texts.js';
import { findPlaces, type Place } from './places.js';

export interface LoadedStage {
  MapStage: typeof MapStage;
  /** The texts of maps. */
  mapText: TranslateForMap;
  places: Place[];
}

/** Loads the map that shows all records. Without the places, which its background names, it works too. */
export async function loadStage(language: Language): Promise<LoadedStage> {
  const [{ MapStage }, mapText, places] = await Promise.all([
    loadParts(() => import('./MapStage.js')),
    loadMapTexts(language),
    findPlaces(language).catch(() => []),
  ]);
  return { MapStage, mapText, places };
}
