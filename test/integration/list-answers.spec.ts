import { photoSorts } from '../../src/contract/photo.js';
import { Random } from '../bench/fill/random.js';
import { AdminPhotosRepository } from '../../src/photos/admin/admin-photos.repository.js';
import { PhotoLists } from '../../src/photos/photo-lists.js';
import { PhotosRepository } from '../../src/photos/public/photos.repository.js';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import { yearsOfRange } from '../../src/platform/database/year-range.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { datesOfPhoto, listPlainly, membersOf, plainPhoto, type PlainPhoto } from '../support/plain-photo-list.js';
import { aSetOfDates, isInRange } from '../support/sets-of-dates.js';

const photos = 1_700;
const pageSize = 28;
let archive: TestArchive;

/** Titles, years and moments that repeat, many without a year, some not public; cut into steps before the last third came. */
beforeAll(async () => {
  archive = await startArchive();
  await archive.database.query(`insert into tags (slug, name) select 't' || n, 't' || n from generate_series(1, 3) n`);
  await archive.database.query(
    `insert into entity_types (code, name, color, icon) values ('street', 'Via', 'blue', 'road')`,
  );
  await archive.database.query(`insert into entities (slug, name, entity_type_id) values ('molo', 'Molo', 1)`);
  await insertPhotos(1, Math.floor((photos * 2) / 3));
  await archive.app.get(PhotoLists, { strict: false }).tidy();
  await insertPhotos(Math.floor((photos * 2) / 3) + 1, photos);
});
afterAll(() => archive.close());

async function insertPhotos(from: number, to: number): Promise<void> {
  const random = new Random(from);
  const rows = Array.from({ length: to - from + 1 }, (_, n) => ({
    id: from + n,
    slug: `p-${from + n}`,
    title:
      random.pick(['Molo', 'molo', 'Mòlo Audace', 'Piazza', 'Àncora', 'Via Roma 3', 'Via Roma 12']) +
      random.pick(['', '', ' 2']),
    status: random.chance(0.9) ? 'published' : 'draft',
    ...days(random),
    created_at: new Date(Date.UTC(2025, 0, random.integer(1, 40))).toISOString(),
    tag_ids: [1, 2, 3].filter((tag) => random.chance(0.5 / tag)),
    position: random.integer(0, 2),
  }));
  await archive.database.query(
    `with photo as materialized (
       select * from jsonb_to_recordset($1) as photo (id integer, slug text, title text, status text, year integer, year_start integer, year_end integer, edtf text, earliest date, latest date,
         created_at timestamptz, tag_ids integer[], position smallint)
     ), tagged as (
       insert into photo_tags select id, unnest(tag_ids) from photo
     ), linked as (
       insert into photo_entities select id, 1, position from photo where id % 3 > 0
     )
     insert into photos (id, slug, title, status, year, year_start, year_end, edtf, earliest, latest, created_at)
     select id, slug, title, status, year, year_start, year_end, edtf, earliest, latest, created_at from photo`,
    [JSON.stringify(rows)],
  );
}

/** A date in years as older programs write it, in days as the application does, open to one side, or a set of dates. */
function days(random: Random) {
  if (random.chance(0.25)) return setOfDays(random);
  const year = random.chance(0.2) ? null : random.integer(1890, 1912);
  const year_start = random.chance(0.2) ? random.integer(1885, 1905) : null;
  const year_end = random.chance(0.2) ? random.integer(1905, 1915) : null;
  if (year === null || year_start !== null || year_end !== null || random.chance(0.5))
    return { year, year_start, year_end };
  const [month, day] = [random.integer(1, 9), random.integer(10, 28)];
  const earliest = `${year}-0${month}-${day}`;
  return {
    year,
    year_start,
    year_end,
    earliest,
    latest: random.pick([earliest, `${year}-0${month}-28`, `${year}-12-31`]),
  };
}

/** Of some, a longer span is given beside what the words say: it leads. */
function setOfDays(random: Random) {
  const { year, yearStart, yearEnd, edtf, earliest, latest } = aSetOfDates(random);
  const isStated = yearStart !== null && random.chance(0.15);
  return isStated
    ? { year_start: yearStart - 2, year_end: yearEnd, edtf, earliest: `${yearStart - 2}-01-01`, latest }
    : { year, year_start: yearStart, year_end: yearEnd, edtf, earliest, latest };
}

const filters: [string, { tagId?: number; from?: number | string; to?: number | string }][] = [
  ['', {}],
  ['of a tag', { tagId: 1 }],
  ['of an unknown tag', { tagId: 99 }],
  ['from 1900 to 1909', { from: 1900, to: 1909 }],
  ['from 1905 on', { from: 1905 }],
  ['until 1895', { to: 1895 }],
  ['from 1886 to 1887, which are few', { from: 1886, to: 1887 }],
  ['from a year after the last', { from: 1910, to: 1900 }],
  ['of a tag, from 1900 to 1909', { tagId: 2, from: 1900, to: 1909 }],
  ['from a day to another of the same year', { from: '1903-04-12', to: '1903-06-20' }],
  ['from a day on', { from: '1905-05-15' }],
  ['until a day', { to: '1897-07-14' }],
  ['from a day after the last', { from: '1903-06-20', to: '1903-04-12' }],
  ['of a tag, from a day to another', { tagId: 1, from: '1899-02-20', to: '1908-03-11' }],
  ['from a month to a year', { from: '1899-06', to: 1900 }],
];

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

const published = (condition = 'true'): Promise<PlainPhoto[]> =>
  archive.database.query(
    `select ${plainPhoto} from photos, ${datesOfPhoto} where status = 'published' and ${condition}`,
  );

const selectIds = async (sql: string, parameters: unknown[] = []): Promise<number[]> =>
  idsOf(await archive.database.query<{ id: number }[]>(sql, parameters));

describe.each(photoSorts)('sorted by %s, every page of the photos', (sortBy) => {
  it.each(filters)('%s is the same as without indexes and stored counts', async (_, { tagId, from, to }) => {
    const all = await listPlainly(archive.database, { sortBy, tagId, from, to });
    const repository = archive.app.get(PhotosRepository, { strict: false });
    const read = (slice: { page?: number; offset?: number }) =>
      repository.list({
        slice: { ...slice, limit: pageSize },
        sortBy,
        favoritesOf: null,
        ...(tagId && { tagId }),
        ...yearsOfRange({ from, to }),
      });
    const pages = Math.max(1, Math.ceil(all.length / pageSize));
    for (let page = 1; page <= pages; page += 1) {
      const found = await read({ page });
      expect([page, idsOf(found.items)]).toEqual([page, all.slice((page - 1) * pageSize, page * pageSize)]);
      expect(found).toMatchObject({ total: all.length, page, totalPages: pages });
    }
    expect(await read({ page: pages + 5 })).toMatchObject({
      page: pages,
      items: (await read({ page: pages })).items,
    });
    expect(idsOf((await read({ offset: 11 })).items)).toEqual(all.slice(11, 11 + pageSize));
    expect(idsOf((await read({ offset: all.length + 3 })).items)).toEqual([]);
  });
});

it('every page of the photos of an entity is the same, in periods and without one of them', async () => {
  const repository = archive.app.get(PhotosRepository, { strict: false });
  for (const [periods, exclude] of [
    [null, undefined],
    [null, 1],
    [null, 3],
    [
      [
        { from: 1890, to: 1899 },
        { from: 1910, to: null },
      ],
      1,
    ],
  ] as const) {
    const ofEntity = await archive.database.query<PlainPhoto[]>(
      `select ${plainPhoto} from photos p join photo_entities e on e.photo_id = p.id, ${datesOfPhoto}
       where p.status = 'published' and e.entity_id = 1 and p.id is distinct from $1::integer
       order by e.position, first nulls last, last, p.id`,
      [exclude ?? null],
    );
    const all = idsOf(
      ofEntity.filter(
        (photo) => periods?.some(({ from, to }) => isInRange(membersOf(photo), { from, to: to ?? undefined })) ?? true,
      ),
    );
    for (const page of [1, 2, 9, 99]) {
      const found = await repository.listByEntity({
        entityId: 1,
        seesDrafts: false,
        slice: { page, limit: pageSize },
        periods: periods && [...periods],
        exclude,
      });
      expect(found.total).toBe(all.length);
      expect(idsOf(found.items)).toEqual(all.slice((found.page - 1) * pageSize, found.page * pageSize));
    }
  }
});

it('the photos of an entity are counted in each period that they may be of', async () => {
  const repository = archive.app.get(PhotosRepository, { strict: false });
  const ofEntity = await published('id in (select photo_id from photo_entities)');
  const periods = [
    { from: 1885, to: 1894 },
    { from: 1895, to: 1896 },
    { from: 1897, to: null },
  ];
  expect(await repository.countByPeriod(1, periods, { seesDrafts: false })).toEqual(
    periods.map((period) => ({
      ...period,
      count: ofEntity.filter((photo) => isInRange(membersOf(photo), { from: period.from, to: period.to ?? undefined }))
        .length,
    })),
  );
});

it('the decades and the years of the timeline count the photos that may be of them', async () => {
  const service = archive.app.get(PhotosService, { strict: false });
  for (const [tagId, photos] of [
    [undefined, await published()],
    [1, await published('id in (select photo_id from photo_tags where tag_id = 1)')],
  ] as const) {
    const numberIn = (from: number, to: number): number =>
      photos.filter((photo) => isInRange(membersOf(photo), { from, to })).length;
    const { decades, years } = await service.timeline({ ...(tagId && { tagId }), from: 1895, to: 1914 });
    expect(decades.map(({ decade }) => decade)).toEqual(expect.arrayContaining([1880, 1890, 1900, 1910]));
    for (const { decade, count } of decades) expect([decade, count]).toEqual([decade, numberIn(decade, decade + 9)]);
    expect(years).toHaveLength(20);
    for (const { year, count } of years) expect([year, count]).toEqual([year, numberIn(year, year)]);
  }
});

it.each(filters.filter(([, { tagId, from, to }]) => !tagId && !(from && to && from > to)))(
  'the administrators’ photos %s are those that may be of it, and as many',
  async (_, range) => {
    const all = await archive.database.query<PlainPhoto[]>(
      `select ${plainPhoto} from photos, ${datesOfPhoto} where status <> 'removed' order by created_at desc, id desc`,
    );
    const found = await archive.app.get(AdminPhotosRepository, { strict: false }).list({
      page: 1,
      limit: photos,
      sortBy: 'createdAt',
      text: null,
      viewerId: null,
      timeZone: 'UTC',
      ...(range.from !== undefined && { from: String(range.from) }),
      ...(range.to !== undefined && { to: String(range.to) }),
    });
    const expected = idsOf(all.filter((photo) => isInRange(membersOf(photo), range)));
    expect([idsOf(found.items), found.total]).toEqual([expected, expected.length]);
  },
);

it('random photos are as many as wanted, published and different, also where most ids are missing', async () => {
  const repository = archive.app.get(PhotosRepository, { strict: false });
  const draw = async (limit: number): Promise<number[]> =>
    idsOf(await repository.findRandom({ limit, fields: new Set() }));
  const published = new Set(await selectIds(`select id from photos where status = 'published'`));
  for (const limit of [1, 8, 300, photos]) {
    const drawn = await draw(limit);
    expect(new Set(drawn).size).toBe(Math.min(limit, published.size));
    expect(drawn.every((id) => published.has(id))).toBe(true);
  }
  expect(await draw(8)).not.toEqual(await draw(8));
  await archive.database.query(
    `update photos set status = 'draft' where id not in (select id from photos order by id limit 90)`,
  );
  await archive.aPhoto({ id: 2_000_000_000 });
  expect(new Set(await draw(8)).size).toBe(8);
});
