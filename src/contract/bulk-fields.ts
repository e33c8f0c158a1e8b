import { type MetadataField, type MetadataOf, writableProperties } from './metadata/field.js';
import { photoMetadata } from './metadata/photo.js';

type PhotoTable = typeof photoMetadata;

/**
 * The descriptive fields that many photos may be given one value of, in the order of the form. Left out is what one photo has
 * alone (its text alternative, its inventory number, who verified its date) and what follows from the days of a span.
 */
export const bulkFields = [
  'description',
  'notes',
  'dateText',
  'year',
  'yearEstimated',
  'earliest',
  'latest',
  'dateSource',
  'author',
  'source',
  'license',
  'creditLine',
  'provenance',
  'holdingInstitution',
  'technique',
  'physicalSize',
  'inscription',
  'lat',
  'lng',
  'bearing',
] as const satisfies (keyof PhotoTable)[];
export type BulkField = (typeof bulkFields)[number];

type InBaseLanguage = { [Name in BulkField]: Omit<PhotoTable[Name], 'translated'> };

/** These fields as a change of many photos has them: with the rules of a single photo, and in the base language alone. */
export const bulkMetadata = Object.fromEntries(
  bulkFields.map((name) => {
    const { translated: _, ...field }: MetadataField & { translated?: true } = photoMetadata[name];
    return [name, field];
  }),
) as InBaseLanguage;

/** Omitted fields stay, null clears a field. */
export type BulkValues = { [Name in BulkField]?: MetadataOf<InBaseLanguage>[Name] };

/** Fields that are one value: it is set or cleared as a whole. */
export const positionFields = ['lat', 'lng', 'bearing'] as const satisfies BulkField[];

/**
 * The properties that a bulk edit may change, those that follow from others included; the further dates, as words with their
 * days; and the fonds, by its number.
 */
export const replacedFields = [
  ...writableProperties(photoMetadata).map(({ name }) => name as Exclude<keyof MetadataOf<PhotoTable>, 'edtf'>),
  'otherDates' as const,
  'fondsId' as const,
];
