import { TableFiles } from '../../../test/support/table-files.js';

const tables = new TableFiles();
afterAll(() => tables.remove());

/** The first 30 bytes of a zip are those of its first file. */
const odsHead = `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`;
/** What recursion could not take. */
const endless = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

describe('a table of a stranger in JSON', () => {
  it('may be JSON lines or JSON, whose records need not have the same fields', async () => {
    const lines = '{"a":1,"tags":["x","y; z"]}\n\n{"b":null,"c":{"d":true,"e":[{"f":1}]}}\n';
    expect(await tables.read(lines, 'table.jsonl')).toMatchObject({
      shape: { format: 'jsonl', columns: ['a', 'tags', 'b', 'c.d', 'c.e'] },
      cells: [
        ['1', 'x; "y; z"', '', '', ''],
        ['', '', '', 'true', '[{"f":1}]'],
      ],
    });
    expect(await tables.read('[{"a":"x"},{"b":false}]', 'table.json')).toMatchObject({
      shape: { format: 'json' },
      cells: [
        ['x', ''],
        ['', 'false'],
      ],
    });
  });

  it.each([
    ['one line', '{"total":2,"names":["x"],"page":{"results":[{"a":"x"},{"a":"y"}]},"b":[{"a":"z"}]}'],
    ['many lines', '{\n  "a.b": 1,\n  "photos": [\n    {"a": "x"},\n    {"a": "y"}\n  ]\n}\n'],
  ])('reads the first list of records within an object on %s', async (_, text) => {
    expect(await tables.read(text, 'answer.json')).toMatchObject({
      shape: { format: 'json', columns: ['a'] },
      rows: [{ cells: ['x'] }, { cells: ['y'] }],
    });
  });

  it('reads the features of GeoJSON with their places', async () => {
    const feature = { type: 'Feature', id: 7, geometry: { type: 'Point', coordinates: [13.77, 45.65] } };
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ ...feature, properties: { title: 'Molo' } }],
    });
    expect(await tables.read(text, 'photos.geojson')).toMatchObject({
      shape: { columns: ['id', 'title', 'latitude', 'longitude'] },
      rows: [{ cells: ['7', 'Molo', '45.65', '13.77'] }],
    });
  });

  it('reads values of JSON-LD by their languages, and the place that a list has alone', async () => {
    const record = {
      'dcterms:title': { '@value': 'Pier', '@language': 'en' },
      'dcterms:created': { '@value': '1901', '@type': 'xsd:gYear' },
      subjects: [{ '@id': 'https://example.org/1', 'skos:prefLabel': 'Piers' }, { tag: 'ships' }],
      geo: [{ latitude: '45.65', longitude: '13.77' }],
    };
    const several = { geo: [{ lat: 1 }, { lat: 2 }] };
    expect(await tables.read(JSON.stringify({ '@graph': [record, several] }), 'items.jsonld')).toMatchObject({
      shape: {
        columns: ['dcterms:title.en', 'dcterms:created', 'subjects', 'geo.latitude', 'geo.longitude', 'geo'],
      },
      cells: [
        ['Pier', '1901', 'Piers; ships', '45.65', '13.77', ''],
        ['', '', '', '', '', '[{"lat":1},{"lat":2}]'],
      ],
    });
  });

  it('has the names of the things in a list, as Omeka S and portals write them', async () => {
    const record = {
      'o:id': 7,
      'dcterms:title': [{ type: 'literal', '@value': 'Molo', '@language': 'it' }],
      'dcterms:creator': [{ '@id': 'https://viaf.org/viaf/1', 'o:label': 'Wulz' }],
      'dcterms:relation': [{ '@id': 'https://example.org/1' }],
      tags: [{ label: 'porto; molo', uri: 'x' }, { label: 'navi' }, null],
      empty: [],
      other: [{ nothing: { known: 1 } }],
    };
    expect((await tables.read(JSON.stringify([record]), 'items.json')).cells).toEqual([
      ['7', 'Molo', 'Wulz', 'https://example.org/1', '"porto; molo"; navi', '', '[{"nothing":{"known":1}}]'],
    ]);
  });

  it('keeps the structures of our own exports as they are', async () => {
    const record = { title_it: 'Molo', tags: ['porto'], otherData: [{ name: 'Nota', value: 'dal mercato' }] };
    expect((await tables.read(JSON.stringify([record]), 'photos.json')).cells).toEqual([
      ['Molo', 'porto', '[{"name":"Nota","value":"dal mercato"}]'],
    ]);
  });

  it('reads one record on one line', async () => {
    expect(await tables.read('{"a":"x","tags":["y"]}\n', 'one.json')).toMatchObject({ rows: [{ cells: ['x', 'y'] }] });
  });

  it.each([
    ['an empty file', '', undefined, { code: 'table_empty' }],
    [
      'bytes that are no text',
      Buffer.from([0x89, 0x50, 0, 1, 2, 3, 0, 0, 0, 9, 0]),
      undefined,
      { code: 'table_not_text' },
    ],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'a.xls', { code: 'table_format_unknown' }],
    ['an OpenDocument', odsHead, 'a.ods', { code: 'table_format_unknown' }],
    ['XML', '\ufeff<?xml version="1.0"?>\n<records/>', 'a.xml', { code: 'table_format_unknown' }],
    ['a page', '<!DOCTYPE html>\n<table>\n<tr>', 'a.csv', { code: 'table_format_unknown' }],
    ['empty lines', '  \r\n \r\n', 'a.csv', { code: 'table_empty' }],
    ['a quotation mark that is not closed', 'a,b\n1,2\n3,"4\n5,6\n', undefined, { code: 'table_quote_open', line: 3 }],
    ['a broken record', '{"a":1}\n{"a":\n', 'a.jsonl', { code: 'table_json_invalid', row: 2, line: 2 }],
    ['an object without records', '{\n"a": [1]\n}', 'a.json', { code: 'table_json_not_records', row: 1 }],
    ['an object that is broken', '{\n"a": [1', 'a.json', { code: 'table_json_invalid', line: 2, column: 8 }],
    ['a list of no records', '[1,2]', 'a.json', { code: 'table_json_not_records', row: 1 }],
    ['a broken list', '[{"a":1},\n{"a" 2}]', 'a.json', { code: 'table_json_invalid', line: 2, column: 6 }],
    ['a record of endless levels', `{"a":1}\n${endless}`, 'a.jsonl', { code: 'table_json_too_deep', row: 2, line: 2 }],
    ['a list of endless levels', `[{"a":1},${endless}]`, 'a.json', { code: 'table_json_too_deep', row: 2 }],
    ['a broken spreadsheet', 'PK\u0003\u0004 and no more', 'a.xlsx', { code: 'table_xlsx_broken' }],
  ])('is refused with a place: %s', async (_, content, name, expected) => {
    expect(await tables.failure(content, name)).toEqual(expected);
  });
});
