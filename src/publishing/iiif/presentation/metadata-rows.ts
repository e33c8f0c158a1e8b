import type { MetadataItem } from '@iiif/presentation-3';
import { arkOf } from '../../../contract/ark.js';
import type { EntityDetail } from '../../../contract/entity.js';
import type { Language } from '../../../contract/languages.js';
import type { LocalizedOrNull } from '../../../contract/localized.js';
import { entityMetadata } from '../../../contract/metadata/entity.js';
import type { MetadataField } from '../../../contract/metadata/field.js';
import { photoMetadata } from '../../../contract/metadata/photo.js';
import type { Photo } from '../../../contract/photo.js';
import type { SiteSettings } from '../../../contract/settings.js';
import { readableDate } from '../../../dates/readable-date.js';
import { textsInLanguages } from '../../texts-in-languages.js';
import { namesMap, noLanguage, siteWords } from './language-map.js';

export const photoFields = [
  'author',
  'dateText',
  'dateSource',
  'source',
  'holdingInstitution',
  'inventoryNumber',
  'technique',
  'physicalSize',
  'inscription',
  'provenance',
  'notes',
] as const;

export const entityFields = [
  'historicalName',
  'constructionText',
  'alterationText',
  'demolitionText',
  'architect',
  'architecturalStyle',
  'birthDate',
  'birthPlace',
  'deathDate',
  'profession',
  'sources',
] as const;

/** What is known of a photo, each label in the languages of the site. */
export function photoRows(photo: Photo, { languages, naan }: RowSettings): MetadataItem[] {
  const { edtf, tags = [], entities = [] } = photo;
  return [
    ...(edtf
      ? [
          {
            label: siteWords(languages, (texts) => texts.photo.date),
            value: Object.fromEntries(languages.map((language) => [language, [readableDate(edtf, language) ?? edtf]])),
          },
        ]
      : []),
    ...photoFields.flatMap((name) =>
      row(
        siteWords(languages, (texts) => texts.photo.fields[name]),
        valueOf(photoMetadata, photo, name),
      ),
    ),
    ...identifier(arkOf(naan, 'photo', photo.id)),
    ...named(languages, 'tags', tags),
    ...named(languages, 'places', entities),
  ];
}

/** The same of a record card. */
export const entityRows = (entity: EntityDetail, { languages, naan }: RowSettings): MetadataItem[] => [
  ...entityFields.flatMap((name) =>
    row(
      siteWords(languages, (texts) => texts.entity.fields[name]),
      valueOf(entityMetadata, entity, name),
    ),
  ),
  ...identifier(arkOf(naan, 'entity', entity.id)),
];

type RowSettings = Pick<SiteSettings, 'languages' | 'naan'>;

/** The name of the identifiers is the same in every language. */
const identifier = (ark: string | null): MetadataItem[] =>
  row(noLanguage('ARK'), ark === null ? null : noLanguage(ark));

/** A text, and its language; null where the field has no translations. */
export type TextOfField = [Language | null, string];

/** In the languages that it exists in, where the field has translations. */
export function textsOfField<Name extends string>(
  table: Record<Name, MetadataField>,
  record: Record<Name, string | null>,
  name: Name,
): TextOfField[] {
  const text = record[name];
  if ('translated' in table[name]) return textsInLanguages(record as LocalizedOrNull<Name>, name);
  return text ? [[null, text]] : [];
}

function valueOf<Name extends string>(
  table: Record<Name, MetadataField>,
  record: Record<Name, string | null>,
  name: Name,
): MetadataItem['value'] | null {
  const texts = textsOfField(table, record, name);
  return texts.length > 0 ? Object.fromEntries(texts.map(([language, text]) => [language ?? 'none', [text]])) : null;
}

const named = (
  languages: readonly Language[],
  label: 'tags' | 'places',
  records: readonly LocalizedOrNull<'name'>[],
): MetadataItem[] =>
  records.length > 0
    ? [{ label: siteWords(languages, (texts) => texts.photo[label]), value: namesMap(languages, records) }]
    : [];

const row = (label: MetadataItem['label'], value: MetadataItem['value'] | null): MetadataItem[] =>
  value ? [{ label, value }] : [];
