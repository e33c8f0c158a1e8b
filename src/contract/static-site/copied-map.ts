import type { Language } from '../languages.js';
import type { CityPlan } from '../map-plan.js';
import type { MapView } from '../settings.js';

/** The zoom level whose tiles the points are divided by: about a kilometre in Europe. */
export const pointsZoom = 15;

/** WGS 84 degrees, and the number of the record. */
export type MapPoint = [lat: number, lng: number, record: number];

/** What the map of a copy needs at once. */
export interface CopiedMap {
  view: MapView;
  plan: CityPlan | null;
  /** The cards that the plan names. */
  places: { id: number; name: Partial<Record<Language, string>>; isArea: boolean; lat: number; lng: number }[];
  /** The tiles that have points: how many, and their middle. */
  tiles: { x: number; y: number; count: number; lat: number; lng: number }[];
}
