import type { UndoableChange } from './undoable-change.js';
import type { ErrorCode } from './errors.js';
import type { BulkValues, replacedFields } from './bulk-fields.js';
import { type LocalizedName, localizedFields } from './localized.js';
import type { AdminPhotoFilter, AdminPhotoListItem, AdminPhotoSort, proposedByFile } from './admin-photo.js';

/** `edit` sets fields, links and publication; `remove` and `restore` are the removal of photos and its opposite. */
export const bulkActions = ['edit', 'remove', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What a bulk edit can take from what the files of the photos say, and the fields of a photo that each of these is. */
export const takenFromFile = {
  title: localizedFields('title'),
  description: localizedFields('description'),
  author: ['author'],
  date: ['year', 'dateText'],
  keywords: [],
  rights: ['license', 'creditLine'],
  source: ['source'],
  object: ['holdingInstitution', 'inventoryNumber'],
  position: ['lat', 'lng', 'bearing'],
} as const satisfies Record<string, (typeof proposedByFile)[number][]>;
export type TakenFromFile = keyof typeof takenFromFile;

export interface FileTaking {
  take: TakenFromFile[];
  /** Also in place of what a photo has already. */
  overwrite?: boolean;
  /** Keywords that are no tags yet and become some. Others without a tag are left out. */
  newTags?: string[];
}

/**
 * What a bulk edit does with each photo; only `edit` has fields. A text that is set is that of the base language: where it is
 * another one than before, its translations go. Where a date is understood, the years follow.
 */
export interface BulkChange extends BulkValues {
  /** By default `edit`. */
  action?: BulkAction;
  addTagIds?: number[];
  removeTagIds?: number[];
  /** They are linked after those that a photo has. */
  addEntityIds?: number[];
  removeEntityIds?: number[];
  /** The fonds that they are part of; null: of none. */
  fondsId?: number | null;
  /** A title with `{n}`, the number of the photo in the selection, and possibly `{count}`, that of all of them. */
  titlePattern?: string;
  /** The number of the first photo, by default 1. */
  titleStart?: number;
  status?: 'published' | 'draft';
  /** Reads the dates in words again, the further ones as well, as the archive reads them today; what was verified or given as days stays. */
  rereadDates?: true;
  /** What each photo takes from its own file; the fields above win. */
  fromFile?: FileTaking;
}

/** Photos by their ids, or all that a filter of the list finds, but for some. */
export interface BulkSelection {
  ids?: number[];
  filter?: AdminPhotoFilter;
  /** With a filter: photos that are left out. */
  except?: number[];
}

export interface BulkEditInput extends BulkSelection, BulkChange {
  /** The order in which titles are numbered; by default that of the upload. */
  sortBy?: AdminPhotoSort;
  /** The number of photos that the preview has shown. If the selection has another size by now, it is refused (`selection_outdated`). */
  count?: number;
}

/** A photo as bulk edits name it. */
export type NamedPhoto = Pick<AdminPhotoListItem, 'id' | LocalizedName<'title'>>;

/** A number that a photo would have together with another photo. */
export interface SameNumber {
  number: string;
  photo: NamedPhoto;
  other: NamedPhoto;
}

/** Some photos, the first few by name. */
export interface CountedPhotos {
  count: number;
  photos: NamedPhoto[];
}

/** Photos that a bulk edit cannot change for one reason, the first few by name. */
export interface RefusedPhotos extends CountedPhotos {
  code: ErrorCode;
}

/** A value that a bulk edit would write in place of another one; null: none. Long texts are cut; a fonds is its title. */
export interface ReplacedValue {
  from: string | number | boolean | null;
  to: string | number | boolean | null;
  count: number;
}

/**
 * A field that a bulk edit would change in `count` photos, `lost` of which have another value of it now; and the most frequent
 * of its values, those that are lost first.
 */
export interface ReplacedField {
  field: (typeof replacedFields)[number];
  count: number;
  lost: number;
  values: ReplacedValue[];
}

/** What a bulk edit would do. */
export interface BulkPreview {
  total: number;
  changed: number;
  /** Photos that are already as they would become. */
  same: number;
  refused: RefusedPhotos[];
  /** What is in the fields now, and what would be written. */
  replaced: ReplacedField[];
  /** Of the photos that would be published: those without a title of their own, and those without a licence. */
  untitled: CountedPhotos;
  unlicensed: CountedPhotos;
  /** Photos whose inventory number another photo has, or would get as well; the first few by name. */
  sameNumbers: { count: number; photos: SameNumber[] };
  /** The first few that would change. */
  photos: NamedPhoto[];
  /** Keywords of the files that are no tags, the most frequent first, and how many photos have each. */
  unknownKeywords: { keyword: string; count: number }[];
}

/** `waiting` → `running` → `done`, `cancelled` or `failed`; any of these three → `undoing` → `undone`. */
export const bulkEditStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type BulkEditState = (typeof bulkEditStates)[number];

/** A bulk edit and how far it is. */
export interface BulkEdit extends UndoableChange {
  id: number;
  state: BulkEditState;
  change: BulkChange;
  /** The selected photos, and how many of them have been looked at, changed, or were as they should be. */
  total: number;
  done: number;
  changed: number;
  same: number;
  refused: RefusedPhotos[];
}

export const bulkEditLimits = {
  /** Up to so many photos are changed before the answer; more in the background. */
  atOnce: 200,
  /** Photos of one transaction in the background. */
  step: 50,
  ids: 5_000,
  photos: 100_000,
  /** Photos that are named in a preview and for each refusal. */
  named: 5,
  /** Unknown keywords that a preview names, and tags that an edit makes of them. */
  keywords: 100,
  /** Values of each field that a preview shows, and counts. */
  replaced: 10,
  countedValues: 1_000,
  /** Characters of a value in a preview. */
  shownValue: 120,
  /** The largest number of the first of many titles. */
  titleStart: 1_000_000,
  /** Days after which it is forgotten; its change set stays. */
  days: 30,
} as const;

export const isBulkEditUnderWay = ({ state }: Pick<BulkEdit, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'undoing';
