import type { Localized, LocalizedOrNull } from './localized.js';

/** The colours that an entity type may have; the style sheets define each of them for both themes. */
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

/** A kind of entity: building, street, square, church … */
export interface EntityType extends LocalizedOrNull<'description'>, Localized<'name'> {
  id: number;
  code: string;
  color: EntityTypeColor;
  icon: string;
}

/** The number of entities of a type. */
export interface EntityTypeCount {
  code: string;
  count: number;
}

/** Types whose entities are areas or lines, so that a point on a photo's map would be misleading. */
export const typesWithoutMarker: readonly string[] = ['street', 'square', 'neighborhood'];
