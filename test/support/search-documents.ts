import { byLanguage } from '../../src/contract/languages.js';
import { seriesKey } from '../../src/search/series-key.js';
import type { DocumentTexts, EntityDocument, PhotoDocument } from '../../src/search/search-document.js';

let made = 0;

/** A text in Italian only, or in the languages that are given. */
const texts = (definedOnly: string | Partial<DocumentTexts> = {}): DocumentTexts => ({
  ...byLanguage(() => null),
  ...(typeof definedOnly === 'string' ? { it: definedOnly } : definedOnly),
});

type Stated<Document> = Partial<Omit<Document, 'titles' | 'descriptions' | 'keywords'>> & {
  title?: string | Partial<DocumentTexts>;
  description?: string | Partial<DocumentTexts>;
  keywords?: Partial<PhotoDocument['keywords']>;
};

/** Every one is a day newer than the one before. */
export function aPhotoDocument(stated: Stated<PhotoDocument> = {}): PhotoDocument {
  const common = commonOf(stated);
  return {
    ...common,
    kind: 'photo',
    year: stated.year ?? null,
    yearStart: stated.yearStart ?? null,
    yearEnd: stated.yearEnd ?? null,
    earliest: stated.earliest ?? null,
    latest: stated.latest ?? null,
    members: stated.members ?? null,
    licence: stated.licence ?? null,
    series: stated.series ?? seriesKey(common.titles.it ?? ''),
    tagIds: stated.tagIds ?? [],
    fondsIds: stated.fondsIds ?? [],
    entityIds: stated.entityIds ?? [],
  };
}

export const anEntityDocument = (stated: Stated<EntityDocument> = {}): EntityDocument => ({
  ...commonOf(stated),
  kind: 'entity',
});

function commonOf(stated: Stated<PhotoDocument> | Stated<EntityDocument>): Omit<EntityDocument, 'kind'> {
  made += 1;
  return {
    id: stated.id ?? made,
    titles: texts(stated.title ?? `Veduta ${made}`),
    descriptions: texts(stated.description),
    keywords: { ...byLanguage(() => []), ...stated.keywords },
    names: stated.names ?? [],
    aliases: stated.aliases ?? [],
    entityTypeCodes: stated.entityTypeCodes ?? [],
    createdAt: stated.createdAt ?? new Date(Date.UTC(2026, 0, made)),
  };
}
