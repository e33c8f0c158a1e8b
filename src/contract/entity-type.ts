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

/** The icons that forms offer for an entity type. */
export const entityTypeIcons = [
  'building',
  'home',
  'layers',
  'layout',
  'map',
  'flag',
  'pin',
  'signpost',
  'water',
  'card-minimal',
  '🗽',
  '⛰',
  '🏛',
  '🏙',
] as const;
export type EntityTypeIcon = (typeof entityTypeIcons)[number];

/** Keys of older data, which are drawn as one of these and stay as they are. Any other key that is stored shows a pin. */
const olderEntityTypeIcons = ['🗿', '🏔', '🗽\uFE0F', '🗿\uFE0F', '⛰\uFE0F', '🏔\uFE0F', '🏛\uFE0F', '🏙\uFE0F'];

/** The icons that an entity type may have. */
export const acceptedEntityTypeIcons: readonly string[] = [...entityTypeIcons, ...olderEntityTypeIcons];

/** A kind of entity: building, street, square, church … */
export interface EntityType extends LocalizedOrNull<'description'>, Localized<'name'> {
  id: number;
  code: string;
  color: EntityTypeColor;
  icon: string;
}

/** An entity type as the administration shows it. */
export interface AdminEntityType extends EntityType {
  entityCount: number;
  coverCount: number;
  /** Of its texts, colour and icon; a change may state it. */
  version: string;
}

/** What is stored of an entity type, without its place in the order. */
export type EntityTypeFields = Omit<EntityType, 'id'>;

/** A new entity type. It comes last in the order. */
export type NewEntityType = Pick<EntityTypeFields, 'code' | 'name' | 'color' | 'icon'> & Partial<EntityTypeFields>;

/** What is left out stays. The code is part of addresses and cannot be changed. */
export type EntityTypeChange = Partial<Omit<EntityTypeFields, 'code'>> & {
  /** The type's `version` when it was loaded: nobody overwrites an edit that they have not seen. */
  version?: string;
};

/** The number of entities of a type. */
export interface EntityTypeCount {
  code: string;
  count: number;
}

/** Types whose entities are areas or lines, so that a point on a photo's map would be misleading. */
export const typesWithoutMarker: readonly string[] = ['street', 'square', 'neighborhood'];

/** The type of quarters: a map names them also where it is too far away for other names. */
export const quarterType = 'neighborhood';

/** The type of what happened somewhere and is no place: a map shows its sign, and does not write its name. */
export const eventType = 'event';
