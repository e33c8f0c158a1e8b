import { parse } from 'csv-parse/sync';
import { ownColumn } from '../../contract/exchange/column.js';
import { readList } from '../../contract/exchange/list-cell.js';
import { cellText, tableTexts } from './table-text.js';

const columns = [
  ownColumn('title', 'text', 'A title.'),
  ownColumn('year', 'year', 'A year.'),
  ownColumn('tags', 'list', 'Tags.'),
  ownColumn('aliases', 'json', 'Names.'),
];
const csvOf = (row: Record<string, unknown>): string =>
  tableTexts.csv.head(columns) + tableTexts.csv.rows(columns, [row]);

describe('a row as CSV', () => {
  it.each([
    ['=HYPERLINK("http://example.org")'],
    ['+39 040 000'],
    ['-1'],
    ['@piazza'],
    ['first line\nsecond, with a comma'],
    ['a carriage return\ralone'],
    ['“quoted”, "quoted"'],
    [' spaces around '],
  ])('has the text %j as it is', (title) => {
    const [read] = parse<Record<string, string>>(csvOf({ title }), { columns: true, record_delimiter: '\n' });
    expect(read!['title']).toBe(title);
  });

  it('has columns in their order, nothing for null, and lists that are read again', () => {
    const tags = ['porto', 'a; b', 'il "vecchio" molo'];
    const text = csvOf({ title: 'Molo', year: null, tags, aliases: [] });
    const [read] = parse<Record<string, string>>(text, { columns: true });
    expect(text.split('\n', 1)).toEqual(['title,year,tags,aliases']);
    expect(read).toMatchObject({ title: 'Molo', year: '', aliases: '' });
    expect(readList(read!['tags']!)).toEqual(tags);
  });

  it('has structures as JSON, moments as ISO 8601, yes and no as words', () => {
    expect(cellText({ kind: 'json' }, [{ name: 'Mole', yearStart: 1900 }])).toBe('[{"name":"Mole","yearStart":1900}]');
    expect(cellText({ kind: 'text' }, new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(cellText({ kind: 'flag' }, false)).toBe('false');
    expect(cellText({ kind: 'decimal' }, 45.649)).toBe('45.649');
  });
});

it('is a line of JSON with every column, values as such', () => {
  const line = tableTexts.jsonl.rows(columns, [{ title: 'a\nb', year: 1905, tags: ['porto'] }]);
  expect(line.endsWith('}\n')).toBe(true);
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ title: 'a\nb', year: 1905, tags: ['porto'], aliases: null });
});
