import { isoDay } from '../../src/contract/dates/calendar.js';
import { type WrittenRange, yearsOfRange } from '../../src/platform/database/year-range.js';
import type { PhotoDocument } from '../../src/search/search-document.js';
import type { Found, Search } from '../../src/search/search-engine.js';
import { seriesKey } from '../../src/search/series-key.js';
import { Random } from '../bench/fill/random.js';
import { aPhotoDocument } from '../support/search-documents.js';
import { searchedDocuments, searchedPhotoIds } from '../support/searched-documents.js';
import { engineNames, type SearchEngines, startEngines } from '../support/search-engines.js';
import { aSetOfDates, isInRange } from '../support/sets-of-dates.js';

let engines: SearchEngines;
beforeAll(async () => {
  engines = await startEngines(searchedDocuments);
});
afterAll(() => engines.stop());

describe.each(engineNames)('%s', (name) => {
  const find = (search: Partial<Search> = {}): Promise<Found> => engines.find(name, search);
  const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);
  const found = async (search: Partial<Search>): Promise<number[]> => sorted((await find(search)).ids);

  describe('keeps of all photos what has', () => {
    it.each<[string, Partial<Search>, number[]]>([
      ['a year', { years: { from: 1908, to: 1908 } }, [4, 1]],
      ['a year within a span', { years: { from: 1886, to: 1886 } }, [7]],
      ['a range that overlaps with spans', { years: { from: 1889, to: 1906 } }, [9, 7, 4]],
      ['years from one on', { years: { from: 1921 } }, [10, 6, 5, 101, 102, 103, 104]],
      ['years up to one', { years: { to: 1885 } }, [8, 7]],
      ['all years, and a date', { years: { from: 1, to: 9999 } }, [10, 9, 8, 7, 6, 5, 4, 3, 1, 101, 102, 103, 104]],
      ['the year that a span begins with', { years: { from: 1890, to: 1890 } }, [9]],
      ['years without photos', { years: { from: 1956, to: 2026 } }, []],
      ['a reversed range, which has no years', { years: { from: 1910, to: 1906 } }, []],
      ['a type', { entityTypeCode: 'square' }, [5, 1]],
      ['an unknown type', { entityTypeCode: `'" OR id > 0` }, []],
      ['an entity', { entityId: 20 }, [5]],
      ['an unknown entity', { entityId: 999_999_999 }, []],
      ['a tag', { tagIds: [2] }, [5, 2, 1]],
      ['several tags, all of them', { tagIds: [1, 2] }, [5, 1]],
      ['three tags', { tagIds: [1, 2, 3] }, [5]],
      ['a tag that does not exist beside one', { tagIds: [1, 999_999_999] }, []],
      ['no tags', { tagIds: [] }, searchedPhotoIds],
      ['a fonds, with what is in it', { fondsId: 30 }, [2, 1]],
      ['a series', { fondsId: 31 }, [1]],
      ['a fonds and a tag', { fondsId: 30, tagIds: [1] }, [1]],
      ['a licence', { licence: 'CC BY 4.0' }, [5, 4]],
      ['a part of a licence', { licence: 'CC BY' }, []],
      ['a tag and years', { tagIds: [3], years: { from: 1890, to: 1920 } }, [9, 3]],
      ['a type and a tag', { entityTypeCode: 'square', tagIds: [3] }, [5]],
      [
        'everything at once',
        { entityTypeCode: 'square', entityId: 10, tagIds: [1], years: { from: 1900, to: 1909 }, licence: 'CC0 1.0' },
        [1],
      ],
    ])('%s', async (_, filters, ids) => {
      expect(await find(filters)).toEqual({ ids, total: ids.length });
    });
  });

  describe('combines a text with', () => {
    it.each<[string, Partial<Search>, number[]]>([
      ['a tag', { text: 'tram', tagIds: [2] }, [1]],
      ['a fonds', { text: 'tram', fondsId: 30 }, [1]],
      ['years', { text: 'tram', years: { from: 1950, to: 1960 } }, [10]],
      ['years in which it does not occur', { text: 'tram', years: { from: 1800, to: 1810 } }, []],
      ['a type', { text: 'piazza', entityTypeCode: 'square' }, [1, 5]],
      ['a licence', { text: 'mueller', licence: 'CC BY 4.0' }, [4]],
      ['a filter that leaves none, which does not loosen its words', { text: 'piazza goldoni', tagIds: [3] }, []],
      ['a filter, where no photo has all words', { text: 'goldoni alluvione', tagIds: [1] }, [1]],
    ])('%s', async (_, search, ids) => {
      expect(await found(search)).toEqual(ids);
    });

    it('dates only: an undated photo is never in a filter of years', async () => {
      expect(await found({ text: 'alluvione' })).toEqual([2]);
      expect(await found({ text: 'alluvione', years: { from: 1000, to: 9999 } })).toEqual([]);
    });
  });

  it('puts titles before aliases, aliases before keywords, and those before descriptions', async () => {
    expect((await find({ text: 'tram' })).ids).toEqual([1, 10]);
    expect((await find({ text: 'torre' })).ids[0]).toBe(7);
    expect((await find({ kind: 'entity', text: 'piazza grande' })).ids).toEqual([20, 50]);
  });

  it.each([1, 2, 3, 7])('shows every photo once on pages of %i', async (limit) => {
    for (const search of [{}, { text: 'tram' }, { tagIds: [2] }, { text: 'in' }] satisfies Partial<Search>[]) {
      const { ids: whole, total } = await find(search);
      const paged = [];
      for (let offset = 0; offset < total; offset += limit)
        paged.push(...(await find({ ...search, limit, offset })).ids);
      expect(paged).toEqual(whole);
      expect(whole).toHaveLength(total);
    }
  });

  it('has an empty page beyond the last, with the total', async () => {
    expect(await find({ text: 'tram', offset: 1000 })).toEqual({ ids: [], total: 2 });
    expect(await find({ offset: 1000 })).toEqual({ ids: [], total: searchedPhotoIds.length });
  });

  describe('with one photo of each series', () => {
    const grouped = async (more: Partial<Search>) => {
      const { ids, total, series } = await find({ onePerSeries: true, ...more });
      return { ids, total, series: series?.total, others: Object.fromEntries(series?.others ?? []) };
    };

    it('finds the best of each, how many series there are, and how many others each has', async () => {
      const { ids, ...counted } = await grouped({ text: 'pontile' });
      expect(counted).toEqual({ total: 10, series: 6, others: { 101: 3, 111: 1 } });
      expect(sorted(ids)).toEqual([101, 111, 121, 122, 131, 132]);
      expect(ids[0]).toBe(101);
    });

    it('counts only what the filters leave', async () => {
      expect(await grouped({ text: 'pontile', tagIds: [7] })).toEqual({
        ids: expect.arrayContaining([102, 111]),
        total: 4,
        series: 2,
        others: { 102: 1, 111: 1 },
      });
      expect(await grouped({ tagIds: [7] })).toEqual({
        ids: [102, 111],
        total: 4,
        series: 2,
        others: { 102: 1, 111: 1 },
      });
      expect(await grouped({ years: { from: 1931, to: 1931 } })).toEqual({
        ids: [101],
        total: 4,
        series: 1,
        others: { 101: 3 },
      });
    });

    it('finds all photos where nothing is asked for, the newest of each series', async () => {
      const { ids, total, series } = await grouped({});
      expect(ids).toEqual(searchedPhotoIds.filter((id) => ![102, 103, 104, 112].includes(id)));
      expect([total, series]).toEqual([24, 20]);
    });

    it.each([1, 2, 3, 5])('shows each series once on pages of %i', async (limit) => {
      for (const more of [{ text: 'pontile' }, { tagIds: [7] }, {}, { text: 'pontile goldoni' }]) {
        const whole = await grouped(more);
        const paged = [];
        for (let offset = 0; offset < (whole.series ?? 0); offset += limit)
          paged.push(...(await grouped({ ...more, limit, offset })).ids);
        expect(paged).toEqual(whole.ids);
        expect(whole.ids).toHaveLength(whole.series ?? 0);
      }
    });

    it('leads to every photo that is found without it', async () => {
      for (const text of ['pontile', 'lanterna', 'pontile goldoni']) {
        const { ids, total, others } = await grouped({ text });
        const reached = await Promise.all(
          ids.map((id) =>
            found({ text, series: (searchedDocuments.find((document) => document.id === id) as PhotoDocument).series }),
          ),
        );
        expect(sorted(reached.flat())).toEqual(await found({ text }));
        expect(reached.flat()).toHaveLength(total);
        expect(reached.map(({ length }) => length - 1)).toEqual(ids.map((id) => others[id] ?? 0));
      }
    });

    it('groups what has any of the words, where nothing has all', async () => {
      expect(await grouped({ text: 'lanterna goldoni' })).toMatchObject({ total: 3, series: 2, others: { 111: 1 } });
    });

    it('counts facets of all photos', async () => {
      expect((await find({ text: 'pontile', onePerSeries: true, facets: ['tag'] })).facets).toEqual({
        tag: [{ value: '7', count: 4 }],
      });
    });

    it('says that nothing is found', async () => {
      expect(await grouped({ text: 'astronave' })).toEqual({ ids: [], total: 0, series: 0, others: {} });
      expect(await grouped({ text: 'pontile', offset: 100 })).toEqual({ ids: [], total: 10, series: 6, others: {} });
    });
  });

  it('finds the photos of a series by its title, with or without a number', async () => {
    for (const title of ['Il pontile', 'IL PONTILE (7)'])
      expect(await found({ series: seriesKey(title) })).toEqual([101, 102, 103, 104]);
    expect(await found({ text: 'lanterna', series: seriesKey('Il pontile') })).toEqual([]);
    expect(await found({ series: seriesKey('') })).toEqual([]);
  });

  it.each<[string, Partial<Search>, number[]]>([
    ['a name', { text: 'trieste' }, [30]],
    ['an alias', { text: 'trst' }, [30]],
    ['a former name, or what describes it', { text: 'piazza grande' }, [20, 50]],
    ['a name in German', { text: 'Platz der Einheit' }, [20]],
    ['a typo', { text: 'fontanna' }, [50]],
    ['a type', { entityTypeCode: 'street' }, [40]],
    ['the beginning of a name', { text: 'fonta' }, [50]],
    ['nothing', {}, [20, 30, 40, 50]],
    ['no word', { text: ' – ' }, [20, 30, 40, 50]],
    ['a word of photos only', { text: 'goldoni' }, []],
  ])('finds entities by %s', async (_, search, ids) => {
    expect(await found({ kind: 'entity', ...search })).toEqual(ids);
  });

  it('counts facets of all matches under the filters, the most frequent first', async () => {
    const { facets } = await find({ text: 'piazza', limit: 1, facets: ['type', 'decade', 'tag', 'fonds', 'licence'] });
    expect(facets).toEqual({
      type: [{ value: 'square', count: 2 }],
      decade: [
        { value: '1900', count: 1 },
        { value: '1920', count: 1 },
      ],
      tag: [
        { value: '1', count: 2 },
        { value: '2', count: 2 },
        { value: '3', count: 1 },
      ],
      fonds: [
        { value: '30', count: 1 },
        { value: '31', count: 1 },
      ],
      licence: [
        { value: 'CC BY 4.0', count: 1 },
        { value: 'CC0 1.0', count: 1 },
      ],
    });
    expect((await find({ tagIds: [1, 2], facets: ['tag'] })).facets?.tag).toEqual([
      { value: '1', count: 2 },
      { value: '2', count: 2 },
      { value: '3', count: 1 },
    ]);
    expect((await find({ text: 'goldoni alluvione', facets: ['decade'] })).facets).toEqual({
      decade: [{ value: '1900', count: 1 }],
    });
    // A span counts for each of its decades.
    expect((await find({ text: 'mueller', limit: 1, facets: ['decade'] })).facets).toEqual({
      decade: [
        { value: '1910', count: 2 },
        { value: '1900', count: 1 },
      ],
    });
    expect((await find({ licence: 'CC BY 4.0', limit: 1, facets: ['tag'] })).facets?.tag).toHaveLength(3);
    expect((await find({ text: 'astronave', facets: ['tag'] })).facets).toEqual({ tag: [] });
    expect(await find({ text: 'tram' })).not.toHaveProperty('facets');
  });
});

describe('dates of several members, such as “1910; 1936”', () => {
  const documents = documentsOfSets();
  let ofSets: SearchEngines;
  beforeAll(async () => {
    ofSets = await startEngines(documents);
  });
  afterAll(() => ofSets.stop());

  it.each(engineNames)('are found by %s in the years and days of a member, and not between them', async (name) => {
    for (const range of ranges()) {
      const expected = documents.filter(({ dated }) => isInRange(dated.members, range)).map(({ id }) => id);
      const { ids, total } = await ofSets.find(name, { years: yearsOfRange(range), limit: documents.length });
      expect([range, ids.toSorted((one, other) => one - other), total]).toEqual([range, expected, expected.length]);
    }
  });

  it.each(engineNames)('are counted by %s in the decades of their members', async (name) => {
    const { facets } = await ofSets.find(name, { limit: 1, facets: ['decade'] });
    const counted = new Map(facets?.decade?.map(({ value, count }) => [Number(value), count]));
    for (const decade of [1850, 1870, 1880, 1890, 1900, 1910, 1920, 1950]) {
      const years = { from: decade, to: decade + 9 };
      const count = documents.filter(({ dated }) => isInRange(dated.members, years)).length;
      expect([decade, counted.get(decade) ?? 0]).toEqual([decade, count]);
    }
  });
});

function documentsOfSets() {
  const random = new Random(27);
  return Array.from({ length: 240 }, (_, n) => {
    const dated = aSetOfDates(random);
    const { members, year, yearStart, yearEnd, earliest, latest } = dated;
    return { ...aPhotoDocument({ id: n + 1, year, yearStart, yearEnd, earliest, latest, members }), dated };
  });
}

/** Years, days, months, and ranges that are open to a side. */
function ranges(): WrittenRange[] {
  const random = new Random(28);
  const year = (): number => random.integer(1880, 1920);
  const day = (of: number): string => isoDay(of, random.integer(1, 12), random.integer(1, 28));
  const closed = Array.from({ length: 30 }, (): WrittenRange[] => {
    const [first, length] = [year(), random.integer(0, 3)];
    return [
      { from: first, to: first + length },
      { from: day(first), to: day(first + 1 + length) },
      { from: day(first).slice(0, 7), to: first + length },
    ];
  });
  return [...closed.flat(), { from: day(1900) }, { to: day(1900) }, { from: 1905 }, { from: day(1906), to: day(1902) }];
}
