import type { AdminPhotoDetail, PhotoChange } from '../../../../src/contract/photo.js';
import { type RecordValues, typedNumber, valuesOf } from '../../../../renderer/admin/records/record-values.js';
import { textOf } from '../../../../renderer/forms/use-sent-form.js';

/** Of these an empty field says that there is nothing. */
const texts = [
  'titleEn',
  'titleDe',
  'description',
  'descriptionEn',
  'descriptionDe',
  'alt',
  'altEn',
  'altDe',
  'provenance',
  'provenanceEn',
  'provenanceDe',
  'dateText',
  'author',
  'source',
  'license',
] as const;
const numbers = ['year', 'yearStart', 'yearEnd', 'lat', 'lng', 'bearing'] as const;

export const photoValues = (photo: AdminPhotoDetail): RecordValues =>
  valuesOf(photo, [...texts, ...numbers, 'title', 'yearEstimated']);

/** What the form of a photo says, as the archive takes it; its links are no fields of it. */
export const photoChangeOf = (fields: FormData): PhotoChange => ({
  ...Object.fromEntries(texts.map((name) => [name, textOf(fields, name) || null])),
  ...Object.fromEntries(numbers.map((name) => [name, typedNumber(textOf(fields, name))])),
  title: textOf(fields, 'title'),
  yearEstimated: fields.has('yearEstimated'),
});
