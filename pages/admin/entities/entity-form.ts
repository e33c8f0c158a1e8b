import type { AdminEntityDetail, EntityChange } from '../../../src/contract/entity.js';
import { type RecordValues, typedNumber, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { textOf } from '../../../renderer/forms/use-sent-form.js';

/** Of these an empty field says that there is nothing. */
const texts = [
  'nameEn',
  'nameDe',
  'historicalName',
  'excerpt',
  'excerptEn',
  'excerptDe',
  'description',
  'descriptionEn',
  'descriptionDe',
  'constructionText',
  'constructionTextEn',
  'constructionTextDe',
  'architect',
  'architectEn',
  'architectDe',
  'architecturalStyle',
  'architecturalStyleEn',
  'architecturalStyleDe',
  'birthDate',
  'deathDate',
  'birthPlace',
  'profession',
  'religion',
  'sources',
] as const;
const numbers = ['constructionYear', 'lat', 'lng'] as const;
const others = ['name', 'entityTypeCode', 'stillExists'] as const;

export const entityValues = (entity: AdminEntityDetail): RecordValues =>
  valuesOf(entity, [...texts, ...numbers, ...others]);

/** What the form of a card says, as the archive takes it. */
export const entityChangeOf = (fields: FormData): EntityChange => ({
  ...Object.fromEntries(texts.map((name) => [name, textOf(fields, name) || null])),
  ...Object.fromEntries(numbers.map((name) => [name, typedNumber(textOf(fields, name))])),
  name: textOf(fields, 'name'),
  entityTypeCode: textOf(fields, 'entityTypeCode'),
  stillExists: { true: true, false: false }[textOf(fields, 'stillExists')] ?? null,
});
