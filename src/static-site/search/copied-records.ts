import { partsOfDay } from '../../contract/dates/calendar.js';
import { membersOfDate } from '../../contract/dates/members-of-date.js';
import type { EntityDetail } from '../../contract/entity.js';
import { renditionUrl, type Renditions } from '../../contract/image.js';
import { type Language, languages } from '../../contract/languages.js';
import { localizedField, localizedFields, type LocalizedOrNull } from '../../contract/localized.js';
import { entityPath, photoPath } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';
import type { CopiedRecord } from '../../contract/static-site/copied-record.js';
import { copiedWords } from '../../contract/static-site/copied-words.js';
import type { SearchedTexts } from './search-index.js';

const thumbnailWidth = 320;

export interface SearchedRecord {
  record: CopiedRecord;
  texts: SearchedTexts;
}

/** A photograph, found by its texts, its tags, its years, and the names of what it shows. */
export function copiedPhoto(photo: Photo): SearchedRecord {
  const elsewhere = [
    ...textsOf(photo, 'description'),
    photo.author,
    ...(photo.tags ?? []).flatMap((tag) => textsOf(tag, 'name')),
    ...(photo.entities ?? []).flatMap((entity) => textsOf(entity, 'name')),
  ];
  const signs = [...yearsOf(photo).map((year) => `@${year}`), ...(photo.tags ?? []).map(({ id }) => `#${id}`)];
  return {
    record: {
      path: photoPath(photo.slug).slice(1),
      title: titlesOf(photo, 'title'),
      year: yearText(photo),
      image: imageOf(photo.image),
    },
    texts: { inTitle: wordsOf(textsOf(photo, 'title')), elsewhere: [...wordsOf(elsewhere), ...signs] },
  };
}

/** A card, found by its names and its story. */
export function copiedEntity(entity: EntityDetail): SearchedRecord {
  const names = [...textsOf(entity, 'name'), ...entity.aliases.map(({ name }) => name)];
  return {
    record: {
      path: entityPath(entity.slug).slice(1),
      title: titlesOf(entity, 'name'),
      year: '',
      image: imageOf(entity.coverPhoto?.image ?? null),
    },
    texts: {
      inTitle: wordsOf(names),
      elsewhere: wordsOf([...textsOf(entity, 'description'), ...textsOf(entity, 'storyStart')]),
    },
  };
}

const wordsOf = (texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? copiedWords(text) : []));

function textsOf(record: object, field: string): (string | null | undefined)[] {
  const texts = record as Partial<LocalizedOrNull<string>>;
  return localizedFields(field).map((name) => texts[name]);
}

/** The titles of all languages. */
function titlesOf(record: object, field: string): CopiedRecord['title'] {
  const texts = record as Partial<LocalizedOrNull<string>>;
  const titled = languages.map((language): [Language, string | null | undefined] => [
    language,
    texts[localizedField(field, language)],
  ]);
  return Object.fromEntries(titled.filter(([, title]) => title));
}

function imageOf(image: Renditions | null | undefined): CopiedRecord['image'] {
  if (!image?.base.startsWith('/')) return null;
  return { file: renditionUrl(image, thumbnailWidth, 'webp').slice(1), width: image.width, height: image.height };
}

type Dated = Pick<Photo, 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd' | 'edtf' | 'earliest' | 'latest'>;

/** The longest span whose years all find a photo. */
const spanMax = 100;

function yearsOf(date: Dated): number[] {
  const { year, yearStart, yearEnd } = date;
  const members = membersOfDate(date)?.map((days): [number | null, number | null] => [
    yearOf(days.earliest),
    yearOf(days.latest),
  ]);
  const years = (members ?? [[yearStart ?? year, yearEnd ?? year]]).flatMap((span) => yearsIn(span) ?? year ?? []);
  return [...new Set(years)];
}

/** Null where it is open or too long. */
function yearsIn([from, to]: [from: number | null, to: number | null]): number[] | null {
  if (from === null || to === null || to - from > spanMax) return null;
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index);
}

const yearOf = (day: string | null): number | null => (day === null ? null : partsOfDay(day)[0]);

function yearText({ year, yearEstimated, yearStart, yearEnd }: Dated): string {
  if (year !== null) return yearEstimated ? `c. ${year}` : String(year);
  return [...new Set([yearStart, yearEnd])].filter((one) => one !== null).join('–');
}
