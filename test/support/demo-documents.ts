import { membersOfDate } from '../../src/contract/dates/members-of-date.js';
import { entityMetadata } from '../../src/contract/metadata/entity.js';
import { photoMetadata } from '../../src/contract/metadata/photo.js';
import { type Language, languages } from '../../src/contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../src/contract/localized.js';
import { type DemoArchive, type DemoPhoto, type DemoPlace, readDemoArchive } from './demo-archive.js';
import { metadataTexts } from '../../src/search/metadata-texts.js';
import { seriesKey } from '../../src/search/series-key.js';
import type { EntityDocument, PhotoDocument } from '../../src/search/search-document.js';

export interface DemoDocuments {
  photos: DemoPhoto[];
  documents: (PhotoDocument | EntityDocument)[];
}

type Named = LocalizedOrNull<'name'>;

const namesIn = (language: Language, records: Named[]): string[] =>
  records.flatMap((record) => record[localizedField('name', language)] ?? []);

/** The documents of the demo, as its records in a database make them. */
export async function demoDocuments(): Promise<DemoDocuments> {
  const archive = await readDemoArchive();
  const documents = [
    ...archive.photos.map((photo) => photoDocument(photo, archive)),
    ...archive.places.map((place) => entityDocument(place, archive)),
  ];
  return { photos: archive.photos, documents };
}

function photoDocument(photo: DemoPhoto, archive: DemoArchive): PhotoDocument {
  const places = photo.places.flatMap((slug) => archive.places.find((place) => place.slug === slug) ?? []);
  const tags = archive.tags.filter(({ slug }) => photo.tags.includes(slug));
  const { keywords, names, ...texts } = metadataTexts(photoMetadata, photo);
  return {
    kind: 'photo',
    id: photo.id,
    ...texts,
    keywords: withNames(keywords, [...tags, ...places]),
    names: [...names, ...places.flatMap(({ historicalName }) => historicalName ?? [])],
    aliases: places.flatMap(aliasesOf),
    entityTypeCodes: [...new Set(places.map(({ entityTypeCode }) => entityTypeCode))],
    createdAt: new Date(photo.createdAt),
    year: photo.year,
    yearStart: photo.yearStart,
    yearEnd: photo.yearEnd,
    earliest: photo.earliest,
    latest: photo.latest,
    members: membersOfDate(photo),
    licence: photo.license,
    tagIds: tags.map(({ id }) => id),
    fondsIds: [],
    entityIds: places.map(({ id }) => id),
    series: seriesKey(photo.title),
  };
}

function entityDocument(place: DemoPlace, { entityTypes }: DemoArchive): EntityDocument {
  const { keywords, ...texts } = metadataTexts(entityMetadata, place);
  return {
    kind: 'entity',
    id: place.id,
    ...texts,
    keywords: withNames(
      keywords,
      entityTypes.filter(({ code }) => code === place.entityTypeCode),
    ),
    aliases: aliasesOf(place),
    entityTypeCodes: [place.entityTypeCode],
    createdAt: new Date(place.createdAt),
  };
}

const aliasesOf = ({ aliases }: DemoPlace): string[] => aliases.map(({ name }) => name);

const withNames = (keywords: Record<Language, string[]>, records: Named[]): Record<Language, string[]> =>
  Object.fromEntries(
    languages.map((language) => [language, [...keywords[language], ...namesIn(language, records)]]),
  ) as Record<Language, string[]>;
