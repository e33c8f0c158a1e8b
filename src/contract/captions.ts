import type { Renditions } from './image.js';
import { type LocalizedName, localizedFields } from './localized.js';
import type { OriginalsQuery } from './originals.js';
import type { AdminPhotoSort } from './admin-photo.js';
import type { PhotoMetadata, PhotoStatus } from './photo.js';

/** Photos of one contact sheet, or labels of one print: browsers lay out no more in a reasonable time. */
export const captionsAtOnce = 500;

/** Photos in an address, in the order of a list. */
export interface CaptionsQuery extends OriginalsQuery {
  /** By default `createdAt`. */
  sortBy?: AdminPhotoSort;
}

type Translated = 'title' | 'dateText' | 'technique';

const ofEveryLanguage = [
  'year',
  'yearStart',
  'yearEnd',
  'yearEstimated',
  'edtf',
  'earliest',
  'latest',
  'author',
  'source',
  'license',
  'creditLine',
  'holdingInstitution',
  'inventoryNumber',
  'physicalSize',
] as const satisfies (keyof PhotoMetadata)[];

export type CaptionField = LocalizedName<Translated> | (typeof ofEveryLanguage)[number];

/** The metadata that a caption may have. */
export const captionFields: readonly CaptionField[] = [
  ...localizedFields<Translated>('title', 'dateText', 'technique'),
  ...ofEveryLanguage,
];

/** A photo with what is printed below it on a contact sheet, or on its label in an exhibition. */
export interface CaptionedPhoto extends Pick<PhotoMetadata, CaptionField> {
  id: number;
  slug: string;
  status: PhotoStatus;
  /** Null while there are no renditions. */
  image: Renditions | null;
}
