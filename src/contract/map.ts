import type { YearCount } from './photo.js';
import type { EntityTypeCount } from './entity-type.js';
import type { Language } from './languages.js';
import type { Position } from './position.js';

/** What the map shows. */
export const mapLayers = ['photos', 'entities'] as const;

/** Filters of everything that the map shows; all that are set must match. */
export interface MapFilters {
  /** Years of photos: a comma-separated list (`1880-1899,1946-`). By default all photos with a date. */
  periods?: string;
  /** The first and the last year, month or day of photos, inclusive: `1918`, `1918-11`, `1918-11-03`. As well as `periods`. */
  from?: number | string;
  to?: number | string;
  /** Also photos without a date. */
  undated?: boolean;
  /** Codes of the types of entities, separated by commas; by default all. */
  types?: string;
  /** `photos`, `entities` or, by default, both. */
  layers?: string;
  /** Also entities that no longer exist. */
  vanished?: boolean;
  /** Only this entity and its photos. */
  entityId?: number;
  /** Ids of tags, separated by commas: only photos that carry all of them. */
  tags?: string;
  /** Only records that match this text, as lists find them; one without words matches all. */
  q?: string;
}

export interface MapQuery extends MapFilters {
  /** West, south, east, north in WGS 84 degrees; across the meridian of 180° the west is greater than the east. */
  bbox: string;
  /** Zoom level of web map tiles. */
  zoom: number;
  /** The closest zoom level of the map that asks; by default the closest that may be asked for. */
  maxZoom?: number;
}

/** Photos and entities that are too close to each other to be shown each. */
export interface MapCluster extends Position {
  photos: number;
  entities: number;
  /** The number of photos of each period of the site's settings, and last of those without a date or outside of all. */
  periods: number[];
  /** The zoom level from which it is shown as several; null where all are at the same position. */
  splitsAt: number | null;
  /**
   * West, south, east, north of its records, where the map that asks never shows them as several.
   * @format double
   */
  bounds?: [west: number, south: number, east: number, north: number];
  /** Address of the smallest rendition of its most complete photo. Left out without photos, and for the smaller of many. */
  picture?: string;
}

export interface MapPhoto extends Position {
  id: number;
  year: number | null;
  /** Its first and last year, where no year but a span is known. */
  span?: [from: number, to: number];
  /** Index of the period of the site's settings; their number for a photo without a date or outside of all. */
  period: number;
  /** Direction of view, degrees clockwise from north. */
  bearing: number | null;
}

export interface MapEntity extends Position {
  id: number;
  /** Code of its type. */
  type: string;
  stillExists: boolean;
}

/** What a part of the map shows. Every record of it is in one cluster, or on its own. */
export interface MapAnswer {
  /**
   * The part that is answered: that of the request, enlarged to whole cells.
   * @format double
   */
  bbox: [west: number, south: number, east: number, north: number];
  /** The exact number of records in it. */
  total: { photos: number; entities: number };
  clusters: MapCluster[];
  photos: MapPhoto[];
  entities: MapEntity[];
}

/** Numbers of all records with a position. */
export interface MapSummary {
  photos: {
    /** That match the filters. */
    shown: number;
    /** With a date that is in none of the chosen periods. */
    outside: number;
    undated: number;
  };
  /** Entities of each type, whatever types are chosen; `vanished` ones only if they are asked for. */
  types: EntityTypeCount[];
  /** Entities that no longer exist. */
  vanished: number;
  /** Photos by year, ascending, whatever periods are chosen. */
  years: YearCount[];
  /**
   * West, south, east, north of all records that are shown; null where there is none.
   * @format double
   */
  bounds: [west: number, south: number, east: number, north: number] | null;
}

/** Lists the records in a part of the map; without `bbox` and `near` all that match. */
export interface MapListQuery extends MapFilters {
  bbox?: string;
  /** A position, `45.65,13.77`: only records at most `radius` metres from it, the nearest first. */
  near?: string;
  /** Metres; `mapLimits.radius.usual` by default. */
  radius?: number;
  page?: number;
  pageSize?: number;
  /** A comma-separated list of public fields; other names are ignored. */
  fields?: string;
}

export interface MapSuggestionsQuery {
  /** Text to find; one without words finds nothing. */
  q?: string;
  /** Names in this language are compared and answered. */
  language?: Language;
}

/** A record with a position that matches a text. */
export interface MapSuggestion extends Position {
  kind: 'photo' | 'entity';
  id: number;
  slug: string;
  name: string;
  /** Code of an entity's type. */
  type: string | null;
  year: number | null;
  /** The span of a photo, where one is known. */
  yearStart: number | null;
  yearEnd: number | null;
}
