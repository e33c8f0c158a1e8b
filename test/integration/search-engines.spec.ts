import type { PhotoDocument } from '../../src/search/search-document.js';
import type { Found, Search } from '../../src/search/search-engine.js';
import { seriesKey } from '../../src/search/series-key.js';
import { searchedDocuments, searchedPhotoIds } from '../support/searched-documents.js';
import { engineNames, type SearchEngines, startEngines } from '../support/search-engines.js';

let engines: SearchEngines;
beforeAll(async () => {
  engines = await startEngines(searchedDocuments);
});
afterAll(() => engines.stop());

describe.each(engineNames)('%s', (name) => {
  const find = (search: Partial<Search> = {}): Promise<Found> => engines.find(name, search);
  const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);
  const found = async (search: Partial<Search>): Promise<number[]> => sorted((await find(search)).ids);

  describe('finds photos by', () => {
    it.each<[string, string, number[]]>([
      ['a word of a title', 'goldoni', [1]],
      ['capitals', 'GOLDONI', [1]],
      ['several words, in any order', 'goldoni piazza', [1]],
      ['words of different languages', 'goldoni Straßenbahn', [1]],
      ['a word of a description', 'portici', [1]],
      ['a word of a description with markup', 'strong', []],
      ['a tag', 'bagni', [5]],
      ['a tag in English', 'bathing', [5]],
      ['an author', 'wulz', [5]],
      // Accents and letters of neighbours.
      ['no accent where there is one', 'perpetuita', [2]],
      ['an accent where there is none', 'fèsta', [5]],
      ['an accent of two code points', 'perpetuita\u0300', [2]],
      ['a letter of a neighbour’s language', 'opcine', [5]],
      ['that letter itself', 'Opčine', [5]],
      ['letters of double width', 'Ｔｒａｍ', [1, 10]],
      // Apostrophes.
      ['a word with an article and a straight apostrophe', "dell'Acquedotto", [6]],
      ['… a typographic one', 'dell’Acquedotto', [6]],
      ['… none', 'dell acquedotto', [6]],
      ['the word after an apostrophe', 'acquedotto', [6]],
      ['an apostrophe in the middle of a text', "la torre dell'orologio", [7, 9]],
      // ß and umlauts.
      ['ss in place of ß', 'Strassenbahn', [1]],
      ['ß in place of ss', 'Straßenbahn', [1]],
      ['an umlaut', 'Brücke', [2]],
      ['an umlaut written out', 'Bruecke', [2]],
      ['an umlaut left out', 'Brucke', [2]],
      ['a name with an umlaut, or written out', 'Müller', [3, 4]],
      ['that name written out', 'Mueller', [3, 4]],
      ['a plural with an umlaut written out', 'Seebaeder', [5]],
      ['ß in an alias', 'grosser platz', [5]],
      // Compound words.
      ['a compound', 'Segelschiffe', [9]],
      ['the beginning of a compound', 'Segelsch', [9]],
      ['the first part of a compound', 'Hochw', [2]],
      ['another compound', 'Altstadt', [2]],
      // Singular and plural.
      ['an Italian singular for a plural', 'stazione', [2]],
      ['an Italian plural for a singular', 'alluvioni', [2]],
      ['a German plural for a singular', 'Brücken', [2]],
      ['an English singular for a plural', 'ship', [9]],
      ['an Italian singular of a tag', 'bagno', [5]],
      // While typing.
      ['a first letter', 'g', [1, 3, 5, 9]],
      ['the beginning of a word that is longer than its stem', 'universiti', [2]],
      ['the beginning of an umlaut written out', 'muell', [3, 4]],
      ['the first letters', 'gold', [1]],
      ['the beginning of the last word', 'piazza gold', [1]],
      ['a beginning with an umlaut written out', 'mueller', [3, 4]],
      ['a beginning without its accent', 'perpetu', [2]],
      ['only the last word by its beginning', 'gol tram', [1, 10]],
      // Typing errors.
      ['a letter too few', 'aluvione', [2]],
      ['a letter too many', 'alluvvione', [2]],
      ['a wrong letter', 'alluviome', [2]],
      ['two letters in the wrong order', 'tarm', [1, 10]],
      ['a typo in German', 'Hochwaser', [2]],
      ['a typo in a German word with ß', 'Strasenbahn', [1]],
      ['a typo in English', 'harbuor', [9]],
      ['two typos in a long word', 'perpettuitaa', [2]],
      ['a typo beside a right word', 'piaza goldoni', [1]],
      ['a typo in a name', 'goldonni', [1]],
      // Words of four letters.
      ['a known word, and not one that differs by a letter', 'raro', [12]],
      ['another, which has a plural, and not a word of another language that is its stem', 'faro', [11, 13]],
      ['that plural', 'fari', [11, 13]],
      ['a form that no photo has, and not a known word beside it', 'nave', [13]],
      ['a known word before another', 'neve snow', [14]],
      ['a known word before the beginning of another', 'pane ra', [12]],
      ['a typo', 'fero', [11]],
      ['a typo before a right word', 'panr raro', [12]],
      ['a right word before a typo', 'pane raor', [12]],
      ['two short words with other forms', 'nave faro', [13]],
      ['short words that no photo has together', 'raro neve', [12, 14]],
      ['a short word in quotation marks with another', '"pane raro"', [12]],
      // Former names and other languages.
      ['a former name of a place', 'piazza grande', [5]],
      ['a name in Slovene', 'Trst', [8]],
      ['a name in German', 'Triest', [8]],
      ['a name of antiquity', 'tergeste', [8]],
      ['today’s name', 'piazza unità', [5]],
      // Numbers.
      ['a year', '1908', [1]],
      ['a year in a title or as the date', '1912', [3, 4, 10]],
      ['a number that is none', '1913', []],
      ['a number of a house', 'corso 17', [10]],
      // Phrases.
      ['a phrase', '"piazza goldoni"', [1]],
      ['a phrase beside a word', '"piazza goldoni" tram', [1]],
      ['a phrase with an apostrophe', '"torre dell’orologio"', [7]],
      ['a phrase in German quotation marks', '„Piazza Goldoni“', [1]],
      ['one word in quotation marks', '"goldoni"', [1]],
      ['a quotation mark that is not closed', '"piazza goldoni', [1]],
      ['empty quotation marks', '"" goldoni', [1]],
      ['words that are quoted one by one', '"piazza" "goldoni"', [1]],
      ['a phrase in Italian quotation marks beside a word', '«piazza goldoni» tram', [1]],
      ['a phrase that no photo has, by its words', '"tram piazza"', [1, 5, 10]],
      ['punctuation around', '«Goldoni»!', [1]],
      // Common words.
      ['a stop word among others of a title', 'old in the', [2]],
      ['nothing but German stop words', 'in der', [1, 2]],
      ['articles and prepositions', 'la città dell’alluvione', [2]],
      ['a stop word of another language that means something', 'war memorial', [4]],
      ['nothing but stop words', 'in the', [2, 9]],
      // Words that no photo has together, or at all.
      ['any word where none has all', 'goldoni alluvione', [1, 2]],
      ['the known word beside an unknown one', 'goldoni astronave', [1]],
      ['the known word after an unknown one', 'astronave goldoni', [1]],
      ['a word that nothing has', 'astronave', []],
    ])('%s: %s', async (_, text, ids) => {
      const { ids: list, total } = await find({ text });
      expect([sorted(list), total]).toEqual([ids, ids.length]);
    });
  });

  it.each([undefined, '', '   ', '!!! – ???', '\u0000', '🚋', '\ud800', '""', '\u0301'])(
    'finds everything, the newest first, with %j',
    async (text) => {
      expect(await find({ text })).toEqual({ ids: searchedPhotoIds, total: searchedPhotoIds.length });
    },
  );

  it.each([
    `goldoni'; drop table search_documents; --`,
    `goldoni & | ! <-> <2> :* ( ) ' " \\`,
    'goldoni:*',
    '!goldoni',
    '-goldoni',
    `'goldoni`,
    'goldoni\\',
    'goldoni\u0000',
    '\ud800goldoni',
    'goldoni \udfff',
    '🚋 goldoni 🚋',
    '<script>goldoni</script> goldoni',
    `${'goldoni '.repeat(1000)}`,
    `goldoni ${'x'.repeat(10_000)}`,
    `goldoni ${'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4)}`,
    'goldoni %_% $1 :text {} [] *',
    'goldoni OR 1=1',
    'id = 1 AND goldoni',
    'goldoni \u202e\u200b\u0301',
  ])('reads hostile text like any other: %j', async (text) => {
    expect((await find({ text })).ids).toContain(1);
  });

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
    const { facets } = await find({ text: 'piazza', limit: 1, facets: ['type', 'decade', 'tag', 'licence'] });
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
