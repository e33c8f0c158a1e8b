import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entityTypeColors } from '../contract/entity-type.js';
import { defaultRelationKindNames, defaultRelationKinds } from '../entities/relations/kinds/default-relation-kinds.js';
import { licenceUrl } from '../contract/licences.js';
import { isSlug } from '../contract/slug.js';
import { readPlan } from '../settings/plan/read-plan.js';
import { isUndated, overlap } from '../contract/dates/day-bounds.js';
import { readDate } from '../dates/read-date.js';
import { type DemoArchive, type DemoPhoto, readDemoArchive } from '../../test/support/demo-archive.js';
import { demoPackage, readDemoPlan } from './demo-folder.js';

/** Trieste, from Miramare to the Karst and San Sabba. */
const box = { lat: [45.55, 45.8], lng: [13.55, 13.95] } as const;
const languages = ['', 'En', 'De'] as const;

let archive: DemoArchive;
beforeAll(async () => {
  archive = await readDemoArchive();
});

/** The ids for which the condition does not hold, so that a failure names the records. */
const failing = <Item extends { id: number }>(items: Item[], holds: (item: Item) => boolean | undefined): number[] =>
  items.filter((item) => !holds(item)).map(({ id }) => id);

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value === value.trim();

/** In all three languages. */
const hasTexts = (item: object, field: string): boolean =>
  languages.every((language) => isWritten((item as Record<string, unknown>)[field + language]));

const isInTheBox = ({ lat, lng }: { lat: number | null; lng: number | null }): boolean =>
  lat !== null && lng !== null && lat >= box.lat[0] && lat <= box.lat[1] && lng >= box.lng[0] && lng <= box.lng[1];

const duplicates = (values: (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Paragraphs, lists and emphasis, every element closed inside of its parent. */
function isNested(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!['p', 'strong', 'em', 'ul', 'li'].includes(name ?? '')) return false;
    if (slash === '') open.push(name ?? '');
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe('The demo archive', () => {
  it('has 60 entities, 240 photos, 43 tags, 7 fonds and 69 relations', () => {
    const { places, photos, tags, fonds, relations } = archive;
    expect([places, photos, tags, fonds, relations].map(({ length }) => length)).toEqual([60, 240, 43, 7, 69]);
  });

  it('gives every record an id of its own, and an address where it has a page', () => {
    const { places, photos, tags, fonds, entityTypes, relations } = archive;
    for (const list of [places, photos, tags, fonds, entityTypes, relations])
      expect(duplicates(list.map(({ id }) => id))).toEqual([]);
    for (const list of [places, photos, tags, fonds]) {
      expect(duplicates(list.map(({ slug }) => slug))).toEqual([]);
      expect(list.map(({ slug }) => slug).filter((slug) => !isSlug(slug))).toEqual([]);
    }
  });

  it('is arranged in a collection of three fonds, of which each has photos of its time; the undated are in the collection', () => {
    const { fonds, photos } = archive;
    expect(failing(fonds, (each) => hasTexts(each, 'title') && hasTexts(each, 'description'))).toEqual([]);
    const bySlug = new Map(fonds.map((each) => [each.slug, each]));
    expect(fonds.filter(({ partOf }) => partOf === null).map(({ level }) => level)).toEqual(['collection']);
    expect(
      failing(photos, (photo) => {
        const own = bySlug.get(photo.fonds ?? '');
        return own && (isUndated(photo) ? own.level === 'collection' : overlap(photo, own));
      }),
    ).toEqual([]);
    expect(failing(fonds, ({ slug }) => photos.some((photo) => photo.fonds === slug))).toEqual([]);
  });

  it('has two backs, of a postcard and of a print, with what is written on them', () => {
    expect(archive.backs.map(({ frontId }) => frontId)).toEqual([41, 9]);
    expect(failing(archive.backs, (back) => hasTexts(back, 'inscription') && hasTexts(back, 'description'))).toEqual(
      [],
    );
    expect(failing(archive.backs, ({ license }) => license === 'CC0')).toEqual([]);
  });

  it('is small enough for the repository', async () => {
    const tables = (await readdir(demoPackage)).filter((file) => file.endsWith('.jsonl'));
    const sizes = await Promise.all(tables.map(async (file) => (await stat(join(demoPackage, file))).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_050_000);
  });

  it('names types and tags in three languages, with known colours', () => {
    expect(failing(archive.entityTypes, (type) => hasTexts(type, 'name') && hasTexts(type, 'description'))).toEqual([]);
    expect(failing(archive.entityTypes, ({ color }) => entityTypeColors.includes(color))).toEqual([]);
    expect(failing(archive.tags, (tag) => hasTexts(tag, 'name'))).toEqual([]);
  });
});

describe('Every entity of the demo', () => {
  it('has its texts in three languages', () => {
    for (const field of ['name', 'excerpt', 'description'])
      expect(failing(archive.places, (place) => hasTexts(place, field))).toEqual([]);
  });

  it.each([
    ['constructionText', /\p{L}/u],
    ['architect', / e | da |\(/],
    ['architecturalStyle', /./],
  ] as const)('has %s in English and German where it is more than names and years', (field, isWords) => {
    expect(
      failing(archive.places, (place) => {
        const translated = isWords.test(place[field] ?? '');
        return [place[`${field}En`], place[`${field}De`]].every((text) => isWritten(text) === translated);
      }),
    ).toEqual([]);
  });

  it('has a description of two to four paragraphs with simple markup', () => {
    for (const language of languages) {
      const field = `description${language}` as const;
      expect(failing(archive.places, (place) => isNested(place[field] ?? ''))).toEqual([]);
    }
    const paragraphs = (html: string | null): number => html?.match(/<p>/g)?.length ?? 0;
    expect(failing(archive.places, ({ description }) => /^[234]$/.test(String(paragraphs(description))))).toEqual([]);
  });

  it('has a known type, lies in Trieste and names its sources', () => {
    const codes = archive.entityTypes.map(({ code }) => code);
    expect(failing(archive.places, ({ entityTypeCode }) => codes.includes(entityTypeCode))).toEqual([]);
    expect(failing(archive.places, isInTheBox)).toEqual([]);
    expect(failing(archive.places, ({ sources }) => isWritten(sources))).toEqual([]);
  });

  it('has a cover that shows it', () => {
    const shown = new Map(archive.photos.map(({ id, places }) => [id, places]));
    expect(
      failing(archive.places, ({ coverPhotoId, slug }) => shown.get(coverPhotoId)?.includes(slug) ?? false),
    ).toEqual([]);
  });

  it('compares photos that show it', () => {
    const shown = new Map(archive.photos.map(({ id, places }) => [id, places]));
    expect(
      failing(archive.places, ({ comparedPhotoIds, slug }) =>
        comparedPhotoIds.every((id) => shown.get(id)?.includes(slug)),
      ),
    ).toEqual([]);
  });

  it('is related to another entity', () => {
    const related = new Set(archive.relations.flatMap(({ from, to }) => [from, to]));
    expect(failing(archive.places, ({ slug }) => related.has(slug))).toEqual([]);
  });
});

describe('Every photo of the demo', () => {
  it('has title, description and provenance in three languages', () => {
    for (const field of ['title', 'description', 'provenance'])
      expect(failing(archive.photos, (photo) => hasTexts(photo, field))).toEqual([]);
  });

  it('has an alternative text of at most 140 characters that does not repeat the title', () => {
    expect(failing(archive.photos, (photo) => hasTexts(photo, 'alt'))).toEqual([]);
    for (const language of languages)
      expect(
        failing(archive.photos, (photo) => {
          const [alt, title] = [photo[`alt${language}`] ?? '', photo[`title${language}`] ?? ''];
          return alt.length <= 140 && !alt.toLowerCase().startsWith(title.toLowerCase());
        }),
      ).toEqual([]);
  });

  it('has an alternative text that no other photo has', () => {
    for (const language of languages)
      expect(duplicates(archive.photos.map((photo) => photo[`alt${language}`] ?? ''))).toEqual([]);
  });

  it('is described in sentences that describe no other photo', () => {
    for (const language of languages) {
      const sentences = archive.photos.flatMap(
        (photo) => photo[`description${language}`]?.split(/(?<=[.!?])\s+/) ?? [],
      );
      expect(duplicates(sentences)).toEqual([]);
    }
  });

  it('names a source only where that says more than its author', () => {
    expect(failing(archive.photos, ({ author, source }) => source !== author && (author ?? source) !== null)).toEqual(
      [],
    );
  });

  it('shows one to three known entities and has known tags', () => {
    const places = new Set(archive.places.map(({ slug }) => slug));
    const tags = new Set(archive.tags.map(({ slug }) => slug));
    expect(failing(archive.photos, (photo) => photo.places.length >= 1 && photo.places.length <= 3)).toEqual([]);
    expect(failing(archive.photos, (photo) => photo.places.every((slug) => places.has(slug)))).toEqual([]);
    expect(failing(archive.photos, (photo) => photo.tags.every((slug) => tags.has(slug)))).toEqual([]);
    expect(failing(archive.photos, (photo) => duplicates([...photo.places, ...photo.tags]).length === 0)).toEqual([]);
  });

  it('was taken in Trieste, or nowhere that is known', () => {
    expect(failing(archive.photos, (photo) => photo.lat === null || isInTheBox(photo))).toEqual([]);
    expect(failing(archive.photos, (photo) => (photo.lat === null) === (photo.lng === null))).toEqual([]);
    expect(failing(archive.photos, ({ bearing }) => bearing === null || (bearing >= 0 && bearing < 360))).toEqual([]);
  });

  it('has its date in words in many ways, within which is the year that it is drawn for', () => {
    const inWords = archive.photos.filter(({ dateText }) => dateText !== null);
    expect(inWords.length).toBeGreaterThanOrEqual(60);
    const shapes = new Set(inWords.map(({ edtf }) => edtf?.replace(/\d/g, '0')));
    expect(shapes.size).toBeGreaterThanOrEqual(12);
    const isWithin = ({ drawnFor, earliest, latest }: DemoPhoto): boolean =>
      drawnFor !== undefined &&
      overlap({ earliest, latest }, { earliest: `${drawnFor}-01-01`, latest: `${drawnFor}-12-31` });
    expect(failing(inWords, isWithin)).toEqual([]);
  });

  it('has the text of its date in every language, of which each says the same', () => {
    const texts = ({ dateText, dateTextEn, dateTextDe }: DemoPhoto) =>
      [dateText, dateTextEn, dateTextDe].map((text) => text ?? '');
    const read = (photo: DemoPhoto) =>
      texts(photo).map((text, at) => readDate(text, (['it', 'en', 'de'] as const)[at] ?? 'it').edtf);
    expect(
      failing(
        archive.photos.filter((photo) => texts(photo).some((text) => text !== '')),
        (photo) => read(photo).every((edtf) => edtf !== null && edtf === photo.edtf),
      ),
    ).toEqual([]);
  });

  it('is free for any use, and its provenance says that it was drawn for the demonstration', () => {
    expect(
      failing(archive.photos, ({ license }) => licenceUrl(license)?.includes('/publicdomain/zero/') ?? false),
    ).toEqual([]);
    expect(
      failing(archive.photos, ({ provenance }) => provenance?.includes('illustrazione dimostrativa') ?? false),
    ).toEqual([]);
    expect(
      failing(
        archive.photos,
        ({ title, description }) => !/illustrazione|dimostrativ/i.test(`${title} ${description}`),
      ),
    ).toEqual([]);
  });
});

describe('The physical object of a photo of the demo', () => {
  const described = (): DemoPhoto[] => archive.photos.filter(({ inventoryNumber }) => inventoryNumber);

  it('is described for 60 of them, with its own inventory number and a fictitious holding institution', () => {
    expect(described()).toHaveLength(60);
    expect(duplicates(described().map(({ inventoryNumber }) => String(inventoryNumber)))).toEqual([]);
    expect(
      failing(described(), ({ holdingInstitution, inventoryNumber, creditLine }) => {
        const isHonest = holdingInstitution?.includes('dimostrativo') ?? false;
        return isHonest && creditLine === `${holdingInstitution}, ${inventoryNumber}`;
      }),
    ).toEqual([]);
  });

  const yearOf = ({ drawnFor, year }: DemoPhoto): number | null => drawnFor ?? year;

  it('has a technique in three languages and a size wherever its year is known', () => {
    const isDescribed = (photo: DemoPhoto): boolean =>
      hasTexts(photo, 'technique') && /^\d{2,3} × \d{2,3} mm$/.test(photo.physicalSize ?? '');
    expect(failing(described(), (photo) => isDescribed(photo) === (yearOf(photo) !== null))).toEqual([]);
  });

  it.each([
    ['carta salata', 0, 1864],
    ['albumina', 1850, 1894],
    ['fototipia', 1890, 1913],
    ['sali d’argento', 1914, 2000],
  ])('is made in %s only between %i and %i', (technique, from, to) => {
    const photos = described().filter((photo) => photo.technique?.includes(technique));
    expect(photos.length).toBeGreaterThan(0);
    expect(failing(photos, (photo) => from <= (yearOf(photo) ?? 0) && (yearOf(photo) ?? 0) <= to)).toEqual([]);
  });

  it('has an inscription on about half of them, in three languages, quoting the same words', () => {
    const written = described().filter((photo) => photo.inscription);
    expect(written.length).toBeGreaterThanOrEqual(25);
    expect(failing(written, (photo) => hasTexts(photo, 'inscription'))).toEqual([]);
    const quoted = (text: string | null | undefined): string | undefined => /[«“„](.+)[»”“]/.exec(text ?? '')?.[1];
    expect(
      failing(written, ({ inscription, inscriptionEn, inscriptionDe }) => {
        const words = quoted(inscription);
        return words !== undefined && [inscriptionEn, inscriptionDe].every((text) => quoted(text) === words);
      }),
    ).toEqual([]);
  });

  it('is unknown for the others', () => {
    const others = archive.photos.filter(({ inventoryNumber }) => !inventoryNumber);
    expect(
      failing(others, ({ technique, inscription, creditLine }) => !technique && !inscription && !creditLine),
    ).toEqual([]);
  });
});

describe('Every relation of the demo', () => {
  it('links two known entities, with a known kind and a reason in three languages', () => {
    const places = new Set(archive.places.map(({ slug }) => slug));
    expect(failing(archive.relations, ({ from, to }) => places.has(from) && places.has(to) && from !== to)).toEqual([]);
    expect(failing(archive.relations, (relation) => hasTexts(relation, 'reason'))).toEqual([]);
    expect(failing(archive.relations, ({ kind }) => defaultRelationKinds.some((known) => known === kind))).toEqual([]);
  });

  it.each(['it', 'en', 'de'] as const)('has a kind that is named in the language %s', (language) => {
    expect(defaultRelationKinds.filter((kind) => !isWritten(defaultRelationKindNames[language][kind]))).toEqual([]);
  });

  it('is the only one between its two entities', () => {
    expect(duplicates(archive.relations.map(({ from, to }) => [from, to].toSorted().join(' ')))).toEqual([]);
  });
});

describe('The plan of the demo', () => {
  it('has the coast, parks, blocks and streets of the city, within its surroundings', async () => {
    const { features } = readPlan(await readDemoPlan());
    const kinds = new Set(features.map(({ properties }) => properties.kind));
    expect([...kinds].sort()).toEqual([
      'block',
      'building',
      'land',
      'park',
      'path',
      'rail',
      'square',
      'street',
      'water',
    ]);
    expect(features.filter(({ properties }) => properties.kind === 'block').length).toBeGreaterThan(100);
  });
});
