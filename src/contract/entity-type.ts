import type { Localized, LocalizedOrNull } from './localized.js';

/** The ten colours an entity type may have (public-site.md §3). */
export const entityTypeColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'cyan',
  'purple',
  'pink',
  'gray',
] as const;
export type EntityTypeColor = (typeof entityTypeColors)[number];

/** A kind of record card: building, street, square, church … */
export interface EntityType extends LocalizedOrNull<'description'>, Localized<'name'> {
  id: number;
  code: string;
  color: EntityTypeColor;
  icon: string;
}

/** How many published cards a type has. */
export interface EntityTypeCount {
  code: string;
  count: number;
}

/** Types whose cards are areas or lines: they get no marker on a photo's map (row P3). */
export const typesWithoutMarker: readonly string[] = ['street', 'square', 'neighborhood'];
