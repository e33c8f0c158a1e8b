import { localizedFields } from '../../../src/contract/localized.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import type { AdminPhotoDetail, PhotoChange } from '../../../src/contract/admin-photo.js';
import { untitled } from '../../../src/contract/untitled.js';
import { metadataChangeOf, metadataValues } from '../records/metadata-form.js';
import type { RecordValues } from '../records/record-values.js';

const titles = localizedFields('title');

/** The values of the photo form. What an untitled photo is called is no title, and so not in its fields. */
export function photoValues(photo: AdminPhotoDetail): RecordValues {
  const values = metadataValues(photoMetadata, photo);
  if (!isUntitled(photo)) return values;
  const unnamed = titles.filter((name) => values[name] === untitled[name]);
  return { ...values, ...Object.fromEntries(unnamed.map((name) => [name, ''])) };
}

/**
 * The values of the photo form as a patch for the API, without tags and entities, which are no fields of the form. A photo that
 * has had no title may be saved without one, and is called untitled as before.
 */
export function photoChangeOf(fields: FormData, photo: AdminPhotoDetail): PhotoChange {
  const change = metadataChangeOf(photoMetadata, fields);
  if (!isUntitled(photo) || change.title?.trim()) return change;
  return { ...change, ...Object.fromEntries(titles.map((name) => [name, change[name]?.trim() || untitled[name]])) };
}

export const isUntitled = ({ title }: Pick<AdminPhotoDetail, 'title'>): boolean => title === untitled.title;
