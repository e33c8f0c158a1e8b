import type { Renditions } from './image.js';
import type { Localized, LocalizedOrNull } from './localized.js';
import type { fondsMetadata } from './metadata/fonds.js';
import type { MetadataOf } from './metadata/field.js';

/**
 * Levels of description (ISAD(G) 3.1.4), the highest first. What is in another one has a lower level than that one, so that there
 * are three levels at most and nothing is in itself.
 */
export const fondsLevels = ['collection', 'fonds', 'series'] as const;
export type FondsLevel = (typeof fondsLevels)[number];

/** Whether what has one level may be in what has the other. */
export const mayContain = (level: FondsLevel, inner: FondsLevel): boolean =>
  fondsLevels.indexOf(level) < fondsLevels.indexOf(inner);

export type FondsMetadata = MetadataOf<typeof fondsMetadata>;

/** What is stored of a fonds. */
export interface FondsFields extends FondsMetadata {
  /** Part of its address. */
  slug: string;
  level: FondsLevel;
  /** The one that it is part of; null: of none. */
  parentId: number | null;
}

/** A fonds, or on another level a collection of fonds or a series of one. */
export interface Fonds extends FondsFields {
  id: number;
}

/** As lists and breadcrumbs name it. */
export interface FondsName extends Localized<'title'> {
  id: number;
  slug: string;
  level: FondsLevel;
}

/** With what it is in. */
export interface PlacedFonds extends FondsName {
  /** The one that it is part of; null: of none. */
  parentId: number | null;
}

/** A fonds as lists of visitors show it. Its photos are the published ones that are in it or in what is part of it. */
export interface ListedFonds extends PlacedFonds, LocalizedOrNull<'dateText'> {
  referenceCode: string | null;
  holdingInstitution: string | null;
  /** At least one: others are not public. */
  photoCount: number;
  /** Of its earliest photo. */
  cover: Renditions;
}

export interface FondsDetail extends Fonds {
  photoCount: number;
  cover: Renditions;
  /** What it is in, the highest first. */
  within: FondsName[];
  /** What is in it, each followed by what is in that. */
  parts: ListedFonds[];
}

/** A fonds as editors see it. Its numbers are those of its photos and of what is part of it; removed photos do not count. */
export interface AdminFonds extends Fonds {
  photoCount: number;
  publishedCount: number;
  /** How many others are directly in it. */
  partCount: number;
  /** A change may state it. */
  version: string;
}

/** A new fonds: its title, and on which level it is. */
export type NewFonds = Partial<Omit<FondsFields, 'slug' | 'edtf'>> & Pick<FondsFields, 'title' | 'level'>;

/** What is left out stays; null clears a value. */
export type FondsChange = Partial<Omit<FondsFields, 'slug' | 'edtf'>> & {
  /** The fonds' `version` when it was loaded: nobody overwrites an edit that they have not seen. */
  version?: string;
};
