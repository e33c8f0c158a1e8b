import type { Found, Search } from '../../src/search/search-engine.js';
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
});
