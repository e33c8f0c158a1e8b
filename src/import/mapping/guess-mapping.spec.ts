import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { guessMapping } from './guess-mapping.js';
import { knownHeaders } from './known-headers.js';

const rulesFor = (columns: string[], samples: string[][] = [], table: 'photos' | 'entities' = 'photos') =>
  Object.fromEntries(
    guessMapping({ table, collection: 'c', columns, samples }, 'en').rules.map(({ to, from }) => [to, from.join('+')]),
  );

describe('the guessed mapping of a file', () => {
  it('knows the columns of our own exports', () => {
    expect(rulesFor(['identifier', 'title_it', 'yearStart', 'tags'])).toEqual({
      identifier: 'identifier',
      title_it: 'title_it',
      yearStart: 'yearStart',
      tags: 'tags',
    });
  });

  it('calls no column of our exports as other systems call another one', () => {
    const shadowed = (Object.keys(exchangeColumns) as ExchangeTable[]).flatMap((table) => {
      const own = new Set(exchangeColumns[table].map(({ name }) => name));
      return Object.entries(knownHeaders[table] ?? {}).flatMap(([to, headers]) =>
        headers.filter((header) => to !== header && own.has(header)).map((header) => `${table}: ${header}`),
      );
    });
    // Beside other dates of ours it is the year, else a date in words.
    expect(shadowed).toEqual(['photos: year']);
  });

  it('does not import what exports write for readers only', () => {
    expect(rulesFor(['edtf', 'sha256', 'updatedAt'])).toEqual({});
  });

  it.each([
    ['Titolo', 'title_en'],
    ['Title (de)', 'title_de'],
    ['titel_it', 'title_it'],
    ['titleDe', 'title_de'],
    ['Title slovenščina', 'title_sl'],
    ['codice', 'identifier'],
    ['Description [English]', 'description_en'],
    ['Dublin Core:Title', 'title_en'],
    ['dcterms:creator', 'author'],
    ['Data riportata', 'dateText_en'],
    ['Inventarnummer', 'inventoryNumber'],
    ['N. inventario', 'inventoryNumber'],
    ['recordID', 'identifier'],
    ['photo_id', 'identifier'],
    ['Longitudine', 'lng'],
    ['PHOTOGRAPHER', 'author'],
    ['Image File', 'file'],
    ['location.lat', 'lat'],
    ['creator.name', 'author'],
    ['Object Begin Date', 'earliest'],
    ['Titolo [ITA]', 'title_it'],
    ['dcTitle', 'title_en'],
    ['dc_creator', 'author'],
    ['N. inv.', 'inventoryNumber'],
    ['Misure (cm)', 'physicalSize'],
    ['Data di ripresa', 'dateText_en'],
    ['SUBJECTS (LOCAL)', 'tags'],
    ['Photographer / Studio', 'author'],
    ['Aufnahmedatum', 'dateText_en'],
    ['Jahr bis', 'latest'],
    ['OBJECTID', 'identifier'],
    ['EARLYDATE', 'earliest'],
    ['ACCESSNO', 'inventoryNumber'],
    ['CreDateCreated', 'dateText_en'],
    ['SubSubjects_tab', 'tags'],
    ['CreCreatorsLocal_tab', 'author'],
    ['production.date.start', 'earliest'],
    ['production.date.notes', 'dateText_en'],
    ['institution.name', 'holdingInstitution'],
    ['dcterms:creator.rdfs:label', 'author'],
    ['metadata.title.de', 'title_de'],
    ['schema:geo.schema:latitude', 'lat'],
    ['Subject 3', 'tags'],
  ])('reads %j as %s', (header, column) => {
    expect(rulesFor([header])).toEqual({ [column]: header });
  });

  it('takes the first of two columns that mean the same', () => {
    expect(rulesFor(['Title', 'Headline'])).toEqual({ title_en: 'Title' });
  });

  it('takes a caption for the description where another column is the title', () => {
    expect(rulesFor(['Caption', 'Title'])).toEqual({ title_en: 'Title', description_en: 'Caption' });
    expect(rulesFor(['Caption', 'Date'])).toEqual({ title_en: 'Caption', dateText_en: 'Date' });
  });

  it('joins the columns of a list, but what says the same of every record', () => {
    const columns = ['Subject (geographic)', 'Subject', 'Subject (2)', 'Category'];
    const rows = ['Porto', 'Riva', 'Molo', 'Colle', 'Borgo'].map((place) => [place, 'Trams', '', 'Image']);
    expect(rulesFor(columns, rows)).toEqual({ tags: 'Subject (geographic)+Subject+Subject (2)' });
  });

  it('joins repeated columns of authors and longer texts, and takes the first of other ones', () => {
    expect(rulesFor(['Creator', 'Creator (2)', 'Notes', 'Notes_2', 'Title', 'Title (2)', 'Photographer'])).toEqual({
      author: 'Creator+Creator (2)',
      notes_en: 'Notes+Notes_2',
      title_en: 'Title',
    });
  });

  it('takes the name of something else for no title', () => {
    expect(rulesFor(['collection.title', 'exhibition.curator.email'])).toEqual({ source: 'collection.title' });
  });

  it.each([
    ['no space stands behind them', ['trams,Market Place', 'trams']],
    ['values are in small letters', ['bridge, river', 'harbour, ships']],
    ['values stand at different places', ['Trams, Streets', 'Streets, Parks', 'Parks, Horses', 'Horses, Trams']],
  ])('splits a list at commas where %s', (_why, cells) => {
    const rows = cells.map((cell) => [cell]);
    const [rule] = guessMapping({ table: 'photos', collection: 'c', columns: ['Subjects'], samples: rows }).rules;
    expect(rule?.steps).toEqual([{ do: 'split', separator: ',' }]);
  });

  it.each([
    ['names', ['Smith, John', 'Jones, Mary', 'Smith, Mary']],
    ['places', ['Pike Street, Seattle', 'Pine Street, Seattle', 'Seattle']],
    ['other separators', ['trams,Pike Street', 'trams,a; b']],
    ['headings', ['Bridges--Seattle,Washington', 'Trams--Seattle,Washington']],
  ])('leaves the commas of %s', (_of, cells) => {
    const rows = cells.map((cell) => [cell]);
    const [rule] = guessMapping({ table: 'photos', collection: 'c', columns: ['Subjects'], samples: rows }).rules;
    expect(rule?.steps).toBeUndefined();
  });

  it('leaves the commas of our own exports, whose lists have another separator', () => {
    const columns = ['identifier', 'title_it', 'tags'];
    const samples = [['1', 'Riva', 'moli,rive']];
    const { rules } = guessMapping({ table: 'photos', collection: 'c', columns, samples });
    expect(rules.map(({ steps }) => steps)).toEqual([undefined, undefined, undefined]);
  });

  it('takes the column that is filled of two that mean the same', () => {
    expect(rulesFor(['Date', 'Date created'], [['', 'c. 1905']])).toEqual({ dateText_en: 'Date created' });
    expect(rulesFor(['Date', 'Date created'])).toEqual({ dateText_en: 'Date' });
  });

  it('takes no structure for a list of tags', () => {
    expect(rulesFor(['people', 'tags'], [['[{"person":{"born":1870}}]', 'porto']])).toEqual({ tags: 'tags' });
  });

  it('takes types of files for no technique', () => {
    expect(rulesFor(['Format', 'Physical format'], [['image/jpeg', 'Negative']])).toEqual({
      technique_en: 'Physical format',
    });
  });

  it('takes the plainer of two names, wherever its column stands', () => {
    expect(rulesFor(['text', 'Maker', 'description', 'Photographer'])).toEqual({
      description_en: 'description',
      author: 'Photographer',
    });
  });

  it('knows records by their inventory numbers where no column identifies them and each has its own', () => {
    const matchOf = (columns: string[], ...samples: string[][]): string =>
      guessMapping({ table: 'photos', collection: 'c', columns, samples }, 'en').match;
    expect(matchOf(['Accession Number', 'Title'], ['A1', 'One'], ['A2', 'One'])).toBe('inventoryNumber');
    expect(matchOf(['Accession Number', 'Title'], ['A1', 'One'], ['A1', 'Two'])).toBe('identifier');
    expect(matchOf(['id', 'Accession Number'], ['1', 'A1'], ['2', 'A2'])).toBe('identifier');
  });

  it('knows pictures and places in one cell by their looks', () => {
    expect(
      rulesFor(
        ['Column A', 'Column B'],
        [
          ['a/FZ_1.TIF', '45°39′N 13°46′E'],
          ['b.jpg', ''],
        ],
      ),
    ).toEqual({
      file: 'Column A',
      lat: 'Column B',
      lng: 'Column B',
    });
  });

  it('takes a year of other systems for a date, which may be in words', () => {
    expect(rulesFor(['Year'], [['c. 1905']])).toEqual({ dateText_en: 'Year' });
    expect(rulesFor(['year', 'creation_date'])).toEqual({ dateText_en: 'creation_date' });
    expect(rulesFor(['year', 'yearEstimated'])).toEqual({ year: 'year', yearEstimated: 'yearEstimated' });
  });

  it.each([
    ['Status', ['Public domain', '']],
    ['direction', ['north']],
    ['latitude', ['see map', 'see map', '45.6']],
    ['earliest', ['see register']],
    ['annotations', ['signed below']],
  ])('leaves %j alone where its cells cannot be meant', (header, cells) => {
    expect(
      rulesFor(
        [header],
        cells.map((cell) => [cell]),
      ),
    ).toEqual({});
  });

  it('takes a column by its name where most of its cells can be meant, or none is filled', () => {
    expect(rulesFor(['status'], [['Draft'], ['draft'], ['?']])).toEqual({ status: 'status' });
    expect(rulesFor(['latitude'], [['']])).toEqual({ lat: 'latitude' });
  });

  it('takes HTML for what a reader sees of it, but in our own exports and the stories of cards', () => {
    const stepsOf = (header: string, cell: string, table: ExchangeTable = 'photos') =>
      guessMapping({ table, collection: 'c', columns: [header], samples: [['Molo'], [cell]] }).rules[0]?.steps;
    expect(stepsOf('Caption', '<p>Molo</p>')).toEqual([{ do: 'plainText' }]);
    expect(stepsOf('Keywords', 'Molo &amp; riva')).toEqual([{ do: 'plainText' }]);
    expect(stepsOf('Caption', 'Molo & riva <1912>')).toBeUndefined();
    expect(stepsOf('title_it', '<p>Molo</p>')).toBeUndefined();
    expect(stepsOf('Story', '<p>Molo</p>', 'entities')).toBeUndefined();
  });

  it('takes no end of a word for a language', () => {
    expect(rulesFor(['Titleit', 'Notede'])).toEqual({});
  });

  it('leaves columns alone that say nothing', () => {
    expect(rulesFor(['Shelf life', 'xyz'], [['1', 'a']])).toEqual({});
  });

  it('reads the names of cards in their own table', () => {
    expect(rulesFor(['Denominazione', 'Tipo', 'Bauzeit'], [], 'entities')).toEqual({
      name_en: 'Denominazione',
      type: 'Tipo',
      constructionText_en: 'Bauzeit',
    });
  });
});
