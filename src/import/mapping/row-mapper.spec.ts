import fc from 'fast-check';
import { cautiousMapping, type Mapping, type MappingRule } from '../../contract/exchange/mapping.js';
import { readList, writeList } from '../../contract/exchange/list-cell.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import { RowMapper } from './row-mapper.js';

const columns = ['No', 'Title', 'Place', 'Keywords', 'Verified', 'Extra'];
const mapper = (rules: MappingRule[], more: Partial<Mapping> = {}) =>
  new RowMapper({ table: 'photos', collection: 'c', rules, ...cautiousMapping, ...more }, columns);
const map = (rules: MappingRule[], cells: string[], more: Partial<Mapping> = {}) =>
  mapper(rules, more).map({ row: 7, cells });

describe('a row of a file', () => {
  it('becomes values of columns, each with where it came from', () => {
    const { row, values, sources } = map([{ to: 'title_en', from: ['Title'] }], ['1', ' Harbour ', '', '', '', '']);
    expect({ row, values, sources }).toEqual({
      row: 7,
      values: { title_en: 'Harbour' },
      sources: { title_en: 'Title' },
    });
  });

  it('joins several columns into one, without those that are empty', () => {
    const rule = { to: 'description_en', from: ['Title', 'Place', 'Extra'], join: ' – ' };
    expect(map([rule], ['', 'Pier', '', '', '', 'new']).values).toEqual({ description_en: 'Pier – new' });
  });

  it.each([
    ['1927-12-31T00:00:00', '1927-12-31', '1927-12-31'],
    ['1927', '1927', '1927'],
    ['January 1905', '1905-01-01', '1905-01-31'],
    ['anni Venti', '1920-01-01', '1929-12-31'],
    ['1948-00-00', '1948', '1948'],
    ['1948-05-00', '1948-05', '1948-05'],
  ])('takes the first and the last day of %j', (text, earliest, latest) => {
    const rules = (['earliest', 'latest'] as const).map((bound): MappingRule => ({
      to: bound,
      from: ['Title'],
      steps: [{ do: 'day', bound }],
    }));
    expect(map(rules, ['', text, '', '', '', '']).values).toEqual({ earliest, latest });
  });

  it.each(['0', '0000', '0000-00-00', '00/00/0000', '0000-00-00 00:00:00', '  /  /    '])(
    'takes %j of a database for no day',
    (text) => {
      const rule: MappingRule = { to: 'latest', from: ['Title'], steps: [{ do: 'day', bound: 'latest' }] };
      expect(map([rule], ['', text, '', '', '', ''])).toMatchObject({ values: {}, messages: [] });
    },
  );

  it.each(['n.d.', 'Unknown', 'N/A', '?', 'undated'])(
    'takes %j for no day and no number, and for a date in words',
    (text) => {
      const rules: MappingRule[] = [
        { to: 'earliest', from: ['Title'], steps: [{ do: 'day', bound: 'earliest' }] },
        { to: 'lat', from: ['Title'] },
        { to: 'dateText_en', from: ['Title'] },
      ];
      expect(map(rules, ['', text, '', '', '', ''])).toMatchObject({ values: { dateText_en: text }, messages: [] });
    },
  );

  it.each([
    ['1912-06-12T00:00:00.000Z', '1912-06-12'],
    ['6/12/1912 0:00', '6/12/1912'],
    ['6/12/1912 12:00:00 AM', '6/12/1912'],
    ['1912.0', '1912'],
    ['1912-06-12 10:30', '1912-06-12 10:30'],
    ['c. 1912', 'c. 1912'],
  ])('leaves out of the date %j what programs add', (text, date) => {
    expect(map([{ to: 'dateText_en', from: ['Title'] }], ['', text, '', '', '', '']).values).toEqual({
      dateText_en: date,
    });
  });

  it('says where an empty cell stands, and has no tag “N/A”', () => {
    const rules: MappingRule[] = [
      { to: 'lng', from: ['Place'] },
      { to: 'tags', from: ['Keywords', 'Extra'] },
    ];
    expect(map(rules, ['', '', '', 'N/A; porto', '', 'None'])).toMatchObject({
      values: { tags: ['porto'] },
      sources: { lng: 'Place' },
    });
  });

  it('takes what programs write for no value as an empty cell, and words of people as they are', () => {
    const rules = ['title_it', 'author', 'notes_it'].map((to, place) => ({ to, from: [`c${place}`] }));
    const mapping = { table: 'photos' as const, collection: 'c', rules, ...cautiousMapping };
    const mapper = new RowMapper(mapping, ['c0', 'c1', 'c2', 'c3', 'c4']);
    const row = (...cells: string[]) => mapper.map({ row: 2, cells });
    expect(row('NULL', '\\N', ' nan ', '#N/D', 'altro')).toMatchObject({ values: {}, others: { c4: 'altro' } });
    expect(row('Nullpunkt', 's.d.', '-', '', '').values).toEqual({
      title_it: 'Nullpunkt',
      author: 's.d.',
      notes_it: '-',
    });
  });

  it.each([
    ['license', 'n/a', {}],
    ['license', 'None', {}],
    ['license', 'CC BY 4.0', { license: 'CC BY 4.0' }],
    ['author', 'n/a', { author: 'n/a' }],
    ['dateText_it', '0', {}],
    ['dateText_it', '0000', {}],
    ['dateText_it', '1900', { dateText_it: '1900' }],
    ['title_it', '0', { title_it: '0' }],
  ])('takes of the column %s the text %j for what it is there', (to, text, values) => {
    const mapping = { table: 'photos' as const, collection: 'c', rules: [{ to, from: ['x'] }], ...cautiousMapping };
    expect(new RowMapper(mapping, ['x']).map({ row: 2, cells: [text] }).values).toEqual(values);
  });

  it('keeps such a text, and a place at 0, of our own export', () => {
    const rules = ['title_it', 'lat', 'lng'].map((to) => ({ to, from: [to] }));
    const mapping = { table: 'photos' as const, collection: 'c', rules, ...cautiousMapping };
    const mapper = new RowMapper(mapping, ['title_it', 'lat', 'lng']);
    expect(mapper.map({ row: 2, cells: ['NULL', '0', '0'] }).values).toEqual({ title_it: 'NULL', lat: 0, lng: 0 });
  });

  it('takes no place where both coordinates are 0, and says so', () => {
    const rules = ['lat', 'lng'].map((to) => ({ to, from: [to.toUpperCase()] }));
    const mapping = { table: 'photos' as const, collection: 'c', rules, ...cautiousMapping };
    const mapper = new RowMapper(mapping, ['LAT', 'LNG']);
    expect(mapper.map({ row: 2, cells: ['0', '0.0'] })).toMatchObject({
      values: {},
      messages: [{ code: 'zero_place', column: 'LAT', refuses: false }],
    });
    expect(mapper.map({ row: 3, cells: ['0', '13.77'] }).values).toEqual({ lat: 0, lng: 13.77 });
  });

  it('refuses a day that is none', () => {
    const rule: MappingRule = { to: 'latest', from: ['Title'], steps: [{ do: 'day', bound: 'latest' }] };
    expect(map([rule], ['', 'never', '', '', '', '']).messages).toMatchObject([
      { code: 'day_unknown', column: 'Title' },
    ]);
  });

  it('takes a part of a cell, a fixed value, and other words', () => {
    const rules: MappingRule[] = [
      { to: 'technique_en', from: ['Place'], steps: [{ do: 'part', separator: ',', number: 2 }] },
      { to: 'holdingInstitution', from: [], value: 'City archive' },
      {
        to: 'tags',
        from: ['Keywords'],
        steps: [
          { do: 'split', separator: ',' },
          { do: 'replace', values: { ship: 'Ships' } },
        ],
      },
      { to: 'title_en', from: ['Title'], steps: [{ do: 'without', prefix: 'Photo: ' }] },
    ];
    expect(map(rules, ['', 'Photo: Pier', 'Trieste, glass', 'ship, pier', '', '']).values).toEqual({
      technique_en: 'glass',
      holdingInstitution: 'City archive',
      tags: ['Ships', 'pier'],
      title_en: 'Pier',
    });
  });

  it.each([
    ['ship|pier', ['Ships', 'pier']],
    ['ship\npier', ['Ships', 'pier']],
    ['ship; toString', ['Ships', 'toString']],
    ['boat; ship', ['boat', 'Ships']],
  ])('replaces values of the list %j by others', (text, tags) => {
    const steps: MappingRule['steps'] = [{ do: 'replace', values: { ship: 'Ships' } }];
    expect(map([{ to: 'tags', from: ['Keywords'], steps }], ['', '', '', text, '', '']).values).toEqual({ tags });
  });

  it('replaces whole texts, and leaves any other text as it is written', () => {
    const steps: MappingRule['steps'] = [{ do: 'replace', values: { 'Pier; sea': 'Sea and pier' } }];
    const title = (text: string): unknown =>
      map([{ to: 'title_en', from: ['Title'], steps }], ['', text, '', '', '', '']).values['title_en'];
    expect(title('Pier; sea')).toBe('Sea and pier');
    expect(title('Pier;sea | boats')).toBe('Pier;sea | boats');
  });

  it('keeps other data of an export as such, and refuses what is none', () => {
    const rules = [{ to: 'otherData', from: ['Extra'] }];
    const mapped = map(rules, ['', '', '', '', '', '[{"name":"Nota","value":"4"}]']);
    expect(mapped.others).toMatchObject({ Nota: '4' });
    expect(mapped.values).toEqual({});
    for (const cell of ['{"Nota":"4"}', '[{"name":"Nota"}]', '["4"]'])
      expect(map(rules, ['', '', '', '', '', cell]).messages).toEqual([
        { code: 'json_invalid', column: 'Extra', refuses: true },
      ]);
  });

  it('leaves out what an export derives, and keeps a column of that name in any other file', () => {
    const mapping: Mapping = { table: 'photos', collection: 'c', rules: [], ...cautiousMapping };
    const derived = exchangeColumns.photos.filter(({ isDerived }) => isDerived);
    const all = derived.map(({ name }) => name);
    const forThePublic = derived.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name);
    expect(forThePublic).toEqual(expect.arrayContaining(['sha256', 'updatedAt']));
    expect(all.length).toBeGreaterThan(forThePublic.length);
    const othersOf = (columns: string[]): object =>
      new RowMapper(mapping, columns).map({ row: 2, cells: columns.map(() => 'x') }).others;
    expect(othersOf(['identifier', ...all])).toEqual({ identifier: 'x' });
    expect(othersOf(['identifier', ...forThePublic])).toEqual({ identifier: 'x' });
    expect(othersOf(['identifier', 'updatedAt'])).toEqual({ identifier: 'x', updatedAt: 'x' });
  });

  it('reads both coordinates of one cell, and refuses what is none', () => {
    const rules: MappingRule[] = (['lat', 'lng'] as const).map((axis) => ({
      to: axis,
      from: ['Place'],
      steps: [{ do: 'coordinate', axis }],
    }));
    expect(map(rules, ['', '', 'POINT(13.7678 45.6501)', '', '', '']).values).toEqual({
      lat: 45.6501,
      lng: 13.7678,
    });
    expect(map(rules, ['', '', 'near the pier', '', '', '']).messages).toEqual([
      { code: 'coordinates_unknown', column: 'Place', value: 'near the pier', refuses: true },
    ]);
  });

  it.each([
    ['Sì', true],
    ['nein', false],
  ])('reads %j as yes or no', (word, value) => {
    expect(map([{ to: 'dateVerified', from: ['Verified'] }], ['', '', '', '', word, '']).values).toEqual({
      dateVerified: value,
    });
  });

  it('does not take any other word for no', () => {
    expect(map([{ to: 'dateVerified', from: ['Verified'] }], ['', '', '', '', 'maybe', '']).messages).toEqual([
      { code: 'words_expected', column: 'Verified', value: 'maybe', refuses: true },
    ]);
  });

  it('says nothing about a field whose cell is empty, or clears it where that is wanted', () => {
    const rules = [{ to: 'author', from: ['Extra'] }];
    expect(map(rules, ['', '', '', '', '', ' ']).values).toEqual({});
    expect(map(rules, ['', '', '', '', '', ' '], { emptyCells: 'clear' }).values).toEqual({ author: null });
  });

  it('keeps what stands in columns without a rule', () => {
    expect(map([{ to: 'title_en', from: ['Title'] }], ['1', 'Pier', '', '', '', 'box 4']).others).toEqual({
      No: '1',
      Extra: 'box 4',
    });
  });

  it('keeps the quotation marks of a text that we have exported as JSON', () => {
    const rules: MappingRule[] = [{ to: 'title_it', from: ['title_it'] }];
    const own = new RowMapper({ table: 'photos', collection: 'c', rules, ...cautiousMapping }, ['title_it'], 'jsonl');
    expect(own.map({ row: 1, cells: ['"Il molo; ieri"'] }).values).toEqual({ title_it: '"Il molo; ieri"' });
  });

  it('takes a formula for what it is, a text', () => {
    expect(map([{ to: 'title_en', from: ['Title'] }], ['', '=1+1', '', '', '', '']).values).toEqual({
      title_en: '=1+1',
    });
  });
});

it('refuses JSON of endless levels in a cell', () => {
  const cell = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(map([{ to: 'annotations', from: ['Extra'] }], ['1', 'Molo', '', '', '', cell]).messages).toEqual([
    expect.objectContaining({ code: 'json_invalid' }),
  ]);
});

it('has a text of a JSON list without the marks of the list, and keeps those of a text', () => {
  const rules = [
    { to: 'description_it', from: ['text'] },
    { to: 'tags', from: ['tags'] },
  ];
  const mapping = { table: 'photos' as const, collection: 'c', rules, ...cautiousMapping };
  const row = (format: 'json' | 'csv', ...cells: string[]) =>
    new RowMapper(mapping, ['text', 'tags'], format).map({ row: 1, cells }).values;
  expect(row('json', '"Prima; poi ""dopo"""', '"porto; molo"; navi')).toEqual({
    description_it: 'Prima; poi "dopo"',
    tags: ['porto; molo', 'navi'],
  });
  expect(row('json', 'Prima\ndopo', '')).toEqual({ description_it: 'Prima\ndopo' });
  expect(row('csv', '"Prima; poi"', '')).toEqual({ description_it: '"Prima; poi"' });
});

describe('a list in a cell', () => {
  it.each([
    ['Porto; Molo', ['Porto', 'Molo']],
    ['Porto|Molo', ['Porto', 'Molo']],
    ['Porto\nMolo\n', ['Porto', 'Molo']],
    ['"a; b"; c', ['a; b', 'c']],
    ['"Nuovo" Porto; Molo', ['"Nuovo" Porto', 'Molo']],
    ['Porto; ; Porto', ['Porto']],
    ['', []],
    [' ; ', []],
  ])('%j has the values %j', (cell, values) => {
    expect(readList(cell)).toEqual(values);
  });

  it('reads what was written', () => {
    const value = fc
      .string()
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(value), (values) => {
        expect(readList(writeList(values))).toEqual(values);
      }),
    );
  });
});
