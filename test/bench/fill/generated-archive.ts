import { isoDay } from '../../../src/contract/dates/calendar.js';
import { boundsOfYears, edtfOfYears } from '../../../src/contract/dates/edtf-of-bounds.js';
import type { Position } from '../../../src/contract/position.js';
import { Random } from './random.js';
import * as vocabulary from './vocabulary.js';
import type { Words } from './vocabulary.js';

/** The city's centre; records are spread over some kilometres around it. */
export const usualCentre: Position = { lat: 45.6495, lng: 13.7768 };
/**
 * A real archive has hundreds of photographs at one spot: the view that everybody took. Offsets from the centre, and the
 * share of all photos.
 */
const popularSpots = [
  { north: 0.00095, east: -0.00945, share: 0.0067 },
  { north: 0.0043, east: -0.0116, share: 0.004 },
];
const firstYear = 1850;
const lastYear = 2010;
/** Of 100,000 photos somewhat more than 5,000. */
const linkedToOneEntity = 0.052;
export const tagCount = 120;
export const entityCount = 2_000;
export const memberCount = 500;

export interface GeneratedTag {
  id: number;
  slug: string;
  name: string;
  name_en: string;
  name_de: string;
}

type Texts<Name extends string> = Record<Name | `${Name}_en` | `${Name}_de`, string | null>;

export type GeneratedEntity = Texts<'name' | 'excerpt' | 'description'> & {
  id: number;
  slug: string;
  entity_type_id: number;
  lat: number | null;
  lng: number | null;
  construction_year: number | null;
  created_at: string;
};

export type GeneratedPhoto = Texts<'title' | 'description'> & {
  id: number;
  slug: string;
  year: number | null;
  year_estimated: boolean;
  year_start: number | null;
  year_end: number | null;
  edtf: string | null;
  earliest: string | null;
  latest: string | null;
  author: string | null;
  source: string;
  license: string;
  lat: number | null;
  lng: number | null;
  bearing: number | null;
  original_sha256: string;
  width: number;
  height: number;
  created_at: string;
  tag_ids: number[];
  entity_ids: number[];
  favorited_by: number[];
};

/** Tags with names of one or two words; the first are the most used. */
export function generatedTags(): GeneratedTag[] {
  return Array.from({ length: tagCount }, (_, index) => {
    const { it, en, de } = vocabulary.tagNames[index % vocabulary.tagNames.length] as Words;
    const round = Math.floor(index / vocabulary.tagNames.length);
    const more = round === 0 ? '' : ` ${vocabulary.streets[round]}`;
    return { id: index + 1, slug: `tag-${index + 1}`, name: it + more, name_en: en + more, name_de: de + more };
  });
}

export function generatedEntities(centre = usualCentre): GeneratedEntity[] {
  const random = new Random(7);
  return Array.from({ length: entityCount }, (_, index) => {
    const place = placeOf(random);
    const text = (count: number): Words =>
      joined(Array.from({ length: count }, () => random.pick(vocabulary.sentences)));
    return {
      id: index + 1,
      slug: `scheda-${index + 1}`,
      entity_type_id: 1 + (index % 7),
      ...localized('name', index < vocabulary.places.length ? (vocabulary.places[index] as Words) : place),
      ...localized('excerpt', text(1)),
      ...localized('description', paragraphs(text(12))),
      ...(random.chance(0.8) ? positionOf(random, centre) : { lat: null, lng: null }),
      construction_year: random.chance(0.6) ? random.integer(1700, 1940) : null,
      created_at: momentOf(random),
    };
  });
}

/** Photos one after the other, so that a hundred thousand are never in memory at once. */
export function* generatedPhotos(count: number, centre = usualCentre): Generator<GeneratedPhoto> {
  const random = new Random(count);
  for (let id = 1; id <= count; id += 1) yield generatedPhoto(id, random, centre);
}

function generatedPhoto(id: number, random: Random, centre: Position): GeneratedPhoto {
  const isTall = random.chance(0.25);
  return {
    id,
    slug: `trieste-foto-${id}`,
    ...localized('title', titleOf(random)),
    ...localized(
      'description',
      random.chance(0.8)
        ? joined(Array.from({ length: random.integer(1, 5) }, () => random.pick(vocabulary.sentences)))
        : null,
    ),
    ...withDays(dateOf(random), id),
    author: random.chance(0.4) ? random.pick(vocabulary.authors) : null,
    source: random.pick(vocabulary.sources),
    license: random.pick(vocabulary.licences),
    ...(random.chance(0.5) ? positionOf(random, centre) : { lat: null, lng: null }),
    bearing: random.chance(0.2) ? random.integer(0, 359) : null,
    original_sha256: random.hex(64),
    width: isTall ? 2400 : 3200,
    height: isTall ? 3200 : 2400,
    created_at: momentOf(random),
    tag_ids: distinct(random.integer(0, 4), () => 1 + random.skewed(tagCount)),
    entity_ids: [
      // One place that everybody photographed.
      ...(random.chance(linkedToOneEntity) ? [1] : []),
      ...distinct(random.integer(0, 2), () => 2 + random.skewed(entityCount - 1, 1.5)),
    ],
    favorited_by: random.chance(0.2) ? distinct(random.integer(1, 4), () => 1 + random.skewed(memberCount)) : [],
  };
}

/** A third carry a bare place name, so that the same title stands hundreds of times, as in every archive. */
function titleOf(random: Random): Words {
  const place = placeOf(random);
  return random.chance(0.33) ? place : joined([random.pick(vocabulary.subjects), place], ', ');
}

function placeOf(random: Random): Words {
  if (random.chance(0.5)) return vocabulary.places[random.skewed(vocabulary.places.length)] as Words;
  const street = random.pick(vocabulary.streets);
  const number = random.integer(1, 120);
  return { it: `Via ${street} ${number}`, en: `${street} Street ${number}`, de: `${street}-Straße ${number}` };
}

type Years = Pick<GeneratedPhoto, 'year' | 'year_estimated' | 'year_start' | 'year_end'>;

/** As `withCompleteDate` stores it; of a fifth of the certain years a day is known, and a hundredth of the photos is of two years. */
function withDays(years: Years, id: number): Years & Pick<GeneratedPhoto, 'edtf' | 'earliest' | 'latest'> {
  const { year, year_estimated: yearEstimated, year_start: yearStart, year_end: yearEnd } = years;
  const day = year !== null && !yearEstimated && id % 5 === 0 ? isoDay(year, 1 + (id % 12), 1 + (id % 28)) : null;
  if (day) return { ...years, edtf: day, earliest: day, latest: day };
  if (year !== null && id % 100 === 7) return ofTwoYears(year, year + 2 + (id % 25));
  const written = { year, yearEstimated, yearStart, yearEnd };
  const bounds = year === null ? { earliest: null, latest: null } : boundsOfYears(written);
  return { ...years, edtf: edtfOfYears(written), ...bounds };
}

const ofTwoYears = (first: number, second: number): ReturnType<typeof withDays> => ({
  year: null,
  year_estimated: false,
  year_start: first,
  year_end: second,
  edtf: `[${first},${second}]`,
  earliest: `${first}-01-01`,
  latest: `${second}-12-31`,
});

function dateOf(random: Random): Years {
  if (random.chance(0.08)) return { year: null, year_estimated: false, year_start: null, year_end: null };
  // Most photographs of such archives are from around 1900 to 1940.
  const year = Math.round(firstYear + (lastYear - firstYear) * ((random.next() + random.next() + random.next()) / 3));
  const isUncertain = random.chance(0.35);
  const reach = random.integer(1, 8);
  return {
    year,
    year_estimated: isUncertain,
    year_start: isUncertain ? year - reach : null,
    year_end: isUncertain ? year + reach : null,
  };
}

function positionOf(random: Random, centre: Position): Position {
  const at = (north: number, east: number): Position => ({
    lat: Number((centre.lat + north).toFixed(6)),
    lng: Number((centre.lng + east).toFixed(6)),
  });
  for (const { share, north, east } of popularSpots) if (random.chance(share * 2)) return at(north, east);
  const offset = (): number => (random.next() + random.next() + random.next() - 1.5) * 0.04;
  return at(offset(), offset());
}

/** Within ten years, so that no two records share a moment for long. */
const momentOf = (random: Random): string =>
  new Date(Date.UTC(2015, 0, 1) + Math.floor(random.next() * 10 * 365 * 86_400_000)).toISOString();

function distinct(count: number, draw: () => number): number[] {
  const drawn = new Set<number>();
  for (let n = 0; n < count; n += 1) drawn.add(draw());
  return [...drawn];
}

/** The vocabulary's. */
const languages = ['it', 'en', 'de'] as const;

const joined = (parts: Words[], separator = ' '): Words =>
  Object.fromEntries(
    languages.map((language) => [language, parts.map((part) => part[language]).join(separator)]),
  ) as unknown as Words;

const paragraphs = (text: Words): Words =>
  Object.fromEntries(languages.map((language) => [language, `<p>${text[language]}</p>`])) as unknown as Words;

function localized<Name extends string>(name: Name, text: Words | null): Texts<Name> {
  return {
    [name]: text?.it ?? null,
    [`${name}_en`]: text?.en ?? null,
    [`${name}_de`]: text?.de ?? null,
  } as Texts<Name>;
}
