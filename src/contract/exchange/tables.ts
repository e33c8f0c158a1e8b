import type { Region } from '../annotation.js';
import type { Language } from '../languages.js';
import { entityMetadata } from '../metadata/entity.js';
import { fondsMetadata } from '../metadata/fonds.js';
import { photoMetadata } from '../metadata/photo.js';
import {
  audioFiles,
  audioTexts,
  entityTypeTexts,
  relationKindTexts,
  relationTexts,
  tagTexts,
} from '../metadata/texts.js';
import { recordLimits } from '../record-limits.js';
import { type Column, metadataColumns, ownColumn } from './column.js';

/** The tables of an export, in the order in which an import reads them: each refers to those before it only. */
export const exchangeTables = [
  'entityTypes',
  'defaultCovers',
  'relationKinds',
  'tags',
  'fonds',
  'entities',
  'relations',
  'photos',
] as const;
export type ExchangeTable = (typeof exchangeTables)[number];

const identifier = ownColumn(
  'identifier',
  'text',
  'Identifies the record in every later export and import, also in other archives: `<id of the archive>/<kind>/<number>`.',
  { term: 'dcterms:identifier' },
);
const slug = ownColumn(
  'slug',
  'text',
  'The last part of its address; an import gives it to a new record where it is free.',
);
const otherData = ownColumn(
  'otherData',
  'json',
  'What imports have brought for it and no column has: `[{"name":"…","value":"…"}]`.',
  { isPrivate: true },
);
const times = [
  ownColumn('createdAt', 'text', 'When it came into the archive (ISO 8601); an import gives it to a new record.'),
  ownColumn('updatedAt', 'text', 'When it was last changed (ISO 8601).', { isDerived: true }),
];

/** The columns of each table, in their order. Names are kept for good: spreadsheets and programs depend on them. */
export const exchangeColumns: Record<ExchangeTable, readonly Column[]> = {
  entityTypes: [
    ownColumn('code', 'text', 'Identifies the type of card; the column `type` of `entities` names it.'),
    ownColumn('color', 'text', 'Its colour on the map, by its name: `blue`.'),
    ownColumn('icon', 'text', 'The name of its icon.'),
    ...metadataColumns(entityTypeTexts),
  ],
  defaultCovers: [
    ownColumn('type', 'text', 'The code of the type whose cards show it as long as they have no cover of their own.'),
    ownColumn('sortOrder', 'integer', 'Its place among the covers of the type, from 1; cards show those above 1.', {
      range: [1, recordLimits.defaultCovers.orderMax],
    }),
    ownColumn('file', 'text', 'Where its picture lies in this export; a cover without its picture is not exported.'),
    ownColumn('sha256', 'text', 'SHA-256 of the original.', { isDerived: true }),
  ],
  relationKinds: [
    ownColumn('code', 'text', 'Identifies the kind of relation; the column `kind` of `relations` names it.'),
    ...metadataColumns(relationKindTexts),
  ],
  tags: [
    ownColumn('slug', 'text', 'Identifies the tag; the column `tags` of `photos` names it.'),
    ...metadataColumns(tagTexts),
  ],
  fonds: [
    ownColumn('slug', 'text', 'Identifies the fonds; the column `fonds` of `photos` names it.'),
    ownColumn(
      'level',
      'text',
      '`collection`, `fonds` or `series` (ISAD(G) 3.1.4); an import reads their names in every language.',
    ),
    ownColumn('partOf', 'text', 'The slug of what it is part of, which has a higher level and comes before it.', {
      term: 'dcterms:isPartOf',
    }),
    ...metadataColumns(fondsMetadata),
  ],
  entities: [
    identifier,
    slug,
    ownColumn('status', 'text', '`published` or `draft`.'),
    ownColumn('type', 'text', 'The code of its type, as in `entityTypes`.'),
    ...metadataColumns(entityMetadata),
    ownColumn('aliases', 'json', 'Its other names: `[{"name":"…","dateText":"…","yearStart":1900,"yearEnd":null}]`.'),
    ...metadataColumns({ transcript: audioTexts.transcript }),
    ...metadataColumns(audioFiles),
    ownColumn('coverPhotoPosition', 'integer', 'Vertical focus of the cover, 0 (top) to 100 (bottom).', {
      range: [0, 100],
    }),
    ...times,
    otherData,
  ],
  relations: [
    ownColumn('from', 'text', 'The identifier of the first card.'),
    ownColumn('kind', 'text', 'The code of the kind of relation, which is read from the first card to the second.'),
    ownColumn('to', 'text', 'The identifier of the second card.'),
    ...metadataColumns(relationTexts),
  ],
  photos: [
    identifier,
    slug,
    ownColumn(
      'status',
      'text',
      '`published`, `draft` or `back`; `processing` and `failed` are drafts for an import, and so is a back whose front it does not find.',
    ),
    ...metadataColumns(photoMetadata),
    ownColumn(
      'otherDates',
      'json',
      'Its dates besides that of the metadata; `edtf` follows from the words: `[{"kind":"printed","dateText":"…","edtf":"1936","earliest":"1936-01-01","latest":"1936-12-31"}]`.',
    ),
    ownColumn('tags', 'list', 'The slugs of its tags.', { term: 'dcterms:subject' }),
    ownColumn('fonds', 'text', 'The slug of the fonds that it is part of.', { term: 'dcterms:isPartOf' }),
    ownColumn('entities', 'list', 'The identifiers of the cards that it shows, the most important first.'),
    ownColumn(
      'placeInEntities',
      'json',
      'Its place, from 1, among the photos of each card that has an order of its own; an import gives it to a new photo: `[{"entity":"…","place":3}]`.',
    ),
    ownColumn('coverOf', 'list', 'The identifiers of the cards whose cover was chosen to be this photo.'),
    ownColumn(
      'backOf',
      'text',
      'The identifier of the photo whose back it is, which shows it; an import reads the row of that photo first.',
    ),
    ownColumn(
      'comparisons',
      'json',
      'The cards whose page compares it with another photo of the same view, with the identifiers of both, the earlier first; each of the two says so: `[{"entity":"…","photos":["…","…"]}]`.',
    ),
    ownColumn(
      'annotations',
      'json',
      'Regions of the picture in percent of its width and height, with the identifier of the card that each shows, or a label of its own: `[{"entity":"…","x":10,"y":20,"w":30,"h":40,"label":{"it":"…"}}]`.',
    ),
    ownColumn('file', 'text', 'Where its picture lies in this export; empty where pictures are left out.'),
    ownColumn('fileName', 'text', 'The name of the original, as it was uploaded.', { isPrivate: true }),
    ownColumn('deliveryPath', 'text', 'Its path in the delivery, with its folders.', { isPrivate: true }),
    ownColumn('sha256', 'text', 'SHA-256 of the original.', { isDerived: true }),
    ...times,
    ownColumn('publishedAt', 'text', 'When it was first published (ISO 8601).', { isDerived: true, isPrivate: true }),
    otherData,
  ],
};

/** Where a photo stands among those of a card, from 1: the identifier of the card. */
export interface ExchangedPlace {
  entity: string;
  place: number;
}

/** A comparison of two photos, as the row of each of them states it: the identifiers of the card and of both. */
export interface ExchangedComparison {
  entity: string;
  photos: [string, string];
}

/** A region of a photo as its row states it: the identifier of the card that it shows, and its label by language, if it has one. */
export interface ExchangedAnnotation extends Region {
  entity: string | null;
  label?: Partial<Record<Language, string>>;
}

/** In the record's own archive, and in every other: `0b7c…/photo/12`. */
export const recordIdentifier = (archiveId: string, kind: 'photo' | 'entity', id: number): string =>
  `${archiveId}/${kind}/${id}`;

/** The number of the record, where it is one of this archive; else null. */
export const ownRecordId = (identifierText: string, archiveId: string, kind: 'photo' | 'entity'): number | null =>
  identifierText.startsWith(`${archiveId}/`) ? numberElsewhere(identifierText, kind) : null;

/** The number of the record in whichever archive has given the identifier; null where that is none of an archive. */
export function numberElsewhere(identifierText: string, kind: 'photo' | 'entity'): number | null {
  const [, stated, number] = /^[0-9a-f-]{36}\/(photo|entity)\/([1-9]\d{0,8})$/.exec(identifierText) ?? [];
  return stated === kind ? Number(number) : null;
}
