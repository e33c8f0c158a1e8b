import { readdir, readlink } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { detectShape } from './detect-shape.js';
import { readRows } from './read-rows.js';
import { delimiters } from '../../contract/exchange/table-shape.js';
import { TableFiles } from '../../../test/support/table-files.js';
import { partsOfWorkbook, aWorkbook } from '../../../test/support/workbook.js';
import { zipped } from '../../../test/support/zip.js';

const tables = new TableFiles();
afterAll(() => tables.remove());

describe('a table of a stranger', () => {
  it.each([',', ';', '\t', '|'])('is read with its delimiter %j', async (delimiter) => {
    const { shape, cells } = await tables.read(
      ['Nr', 'Title'].join(delimiter) +
        '\n' +
        ['1', 'Pier, old'].map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter),
    );
    expect(shape).toMatchObject({ format: 'csv', delimiter, hasHeader: true, columns: ['Nr', 'Title'] });
    expect(cells).toEqual([['1', 'Pier, old']]);
  });

  it.each([
    ['UTF-8', Buffer.from('Nr,Titel\n1,Hafen von Fiume – Größe\n')],
    ['UTF-8 with a mark', Buffer.from('\ufeffNr,Titel\n1,Hafen von Fiume – Größe\n')],
    ['UTF-16', Buffer.from('\ufeffNr,Titel\n1,Hafen von Fiume – Größe\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Nr,Titel\n1,Hafen von Fiume – Größe\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffNr,Titel\n1,Hafen von Fiume – Größe\n', 'utf16le').swap16()],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from('Nr,Titel\n1,Hafen von Fiume '),
        Buffer.from([0x96]),
        Buffer.from(' Größe\n', 'latin1'),
      ]),
    ],
    ['UTF-8 that was taken for Windows-1252', Buffer.from('Nr,Titel\n1,Hafen von Fiume â€“ GrÃ¶ÃŸe\n')],
    ['the same with a mark', Buffer.from('\ufeffNr,Titel\n1,Hafen von Fiume â€“ GrÃ¶ÃŸe\n')],
    [
      'that of a Macintosh',
      Buffer.concat([
        Buffer.from('Nr,Titel\n1,Hafen von Fiume '),
        Buffer.from([0xd0]),
        Buffer.from(' Gr'),
        Buffer.from([0x9a, 0xa7]),
        Buffer.from('e\n'),
      ]),
    ],
  ])('is read in %s', async (_, content) => {
    const { shape, cells } = await tables.read(content);
    expect(shape.columns).toEqual(['Nr', 'Titel']);
    expect(cells).toEqual([['1', 'Hafen von Fiume – Größe']]);
  });

  it.each(['Ã', 'Größe, encoded as GrÃ¶ÃŸe', '25 Â°', 'Ω 5 â€“'])(
    'keeps a text that only looks as if it was encoded twice: %s',
    async (text) => {
      const { shape, cells } = await tables.read(Buffer.from(`Nr,Titel\n1,"${text} é"\n`));
      expect(shape.encoding).toBe('utf-8');
      expect(cells).toEqual([['1', `${text} é`]]);
    },
  );

  it('that only begins as if it was encoded twice is refused with the line, where that encoding is chosen', async () => {
    const content = Buffer.from('Nr,Titel\n1,GrÃ¶ÃŸe\n2,Größe\n');
    expect((await tables.read(content)).shape.encoding).toBe('utf-8');
    expect(await tables.failure(content, 'table.csv', { encoding: 'utf-8-twice' })).toEqual({
      code: 'table_encoding_broken',
      line: 3,
    });
  });

  it.each([
    ['\r\n', 'Windows'],
    ['\n', 'Unix'],
    ['\r', 'an old Macintosh'],
  ])('is read with the ends of line %j of %s', async (end) => {
    expect((await tables.read(['a,b', '1,2', '3,4', ''].join(end))).cells).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('numbers its rows as a spreadsheet does, also after empty ones and cells of several lines', async () => {
    const { rows } = await tables.read('a,b\n1,"x\ny"\n\n2,z\n');
    expect(rows.map(({ row, line, cells }) => [row, line, cells[0]])).toEqual([
      [2, 2, '1'],
      [4, 5, '2'],
    ]);
  });

  it('keeps quotation marks, delimiters and formulas in cells as they are', async () => {
    expect((await tables.read('a,b\n"say ""pier"", please",=1+1\n6" plate,"-2"\n')).cells).toEqual([
      ['say "pier", please', '=1+1'],
      ['6" plate', '-2'],
    ]);
  });

  it('names columns that have no name, and tells apart those that have the same', async () => {
    expect((await tables.read('Note,,Note\n1,2,3\n')).shape.columns).toEqual(['Note', 'Column B', 'Note (2)']);
    expect((await tables.read('1,x\n2,y\n')).shape).toMatchObject({
      hasHeader: false,
      columns: ['Column A', 'Column B'],
    });
  });

  it('fills rows that are too short, and says where one is too long', async () => {
    const { rows } = await tables.read('a,b\n1\n2,3,4\n');
    expect(rows.map(({ cells, tooWideAt }) => [cells, tooWideAt])).toEqual([
      [['1', ''], undefined],
      [['2', '3'], 3],
    ]);
  });

  it('skips the line in which Excel states the delimiter', async () => {
    expect((await tables.read('sep=;\na;b\n1;2\n')).rows).toEqual([{ row: 3, line: 3, cells: ['1', '2'] }]);
  });

  it('is not read with other characters than it has', async () => {
    const broken = Buffer.concat([Buffer.from('a,b\n1,2\n3,'), Buffer.from([0xe4]), Buffer.from('\n')]);
    expect(await tables.failure(broken, 'a.csv', { encoding: 'utf-8' })).toEqual({
      code: 'table_encoding_broken',
      line: 3,
    });
  });

  it('is of the first sheet that has rows, unless another is chosen, and numbers its rows as that does', async () => {
    const numbers = (...rows: number[]): string =>
      rows.map((row) => `<row r="${row}"><c r="B${row}"><v>${row}</v></c><c r="C${row}"/></row>`).join('');
    const workbook = await zipped(
      partsOfWorkbook({ sheets: { Vuoto: '<row r="1"><c r="A1"/></row>', Foto: numbers(2, 5), Altro: numbers(7) } }),
    );
    expect(await tables.read(workbook, 'a.xlsx', { hasHeader: true })).toMatchObject({
      shape: { sheet: 'Foto', sheets: ['Vuoto', 'Foto', 'Altro'], columns: ['Column A', '2'] },
      rows: [{ row: 5, line: null, cells: ['', '5'] }],
    });
    expect(await tables.read(workbook, 'a.xlsx', { sheet: 'Altro', hasHeader: false })).toMatchObject({
      rows: [{ row: 7, cells: ['', '7'] }],
    });
    expect(await tables.failure(workbook, 'a.xlsx', { sheet: 'Vuoto' })).toEqual({ code: 'table_empty' });
    expect(await tables.failure(workbook, 'a.xlsx', { sheet: 'Nessuno' })).toEqual({ code: 'table_sheet_unknown' });
  });

  it('has no names of columns where its first row is a title', async () => {
    const rows = [['Fondo Rossi'], ['1', 'Molo', '1912'], ['2', 'Riva', '1913']];
    expect((await tables.read(await aWorkbook({ Foto: rows }), 'a.xlsx')).shape).toMatchObject({
      hasHeader: false,
      columns: ['Column A', 'Column B', 'Column C'],
    });
  });

  it.each(['csv', 'xlsx'])('begins below its title, its date and an empty line: %s', async (ending) => {
    const rows = [
      ['COMUNE DI TRIESTE, Fototeca', '', '', ''],
      ['Elenco 2021', '', 'agg. 12/3', ''],
      ['', ' ', '', ''],
      ['Inv.', 'Titolo', 'Autore', 'Data'],
      ['1', 'Molo', 'Wulz', '1912'],
      ['2', 'Riva', '', '1913'],
      ['3', 'Corso', '', ''],
    ];
    const content =
      ending === 'xlsx' ? await aWorkbook({ Foto: rows }) : stringify(rows, { delimiter: ';', quoted: true });
    const { shape, rows: below } = await tables.read(content, `a.${ending}`);
    expect(shape).toMatchObject({ rowsAbove: 2, hasHeader: true, columns: ['Inv.', 'Titolo', 'Autore', 'Data'] });
    expect(below.map(({ row, cells }) => [row, cells[1]])).toEqual([
      [5, 'Molo'],
      [6, 'Riva'],
      [7, 'Corso'],
    ]);
    const { shape: chosen, cells } = await tables.read(content, `a.${ending}`, { rowsAbove: 1, hasHeader: false });
    expect(chosen).toMatchObject({ rowsAbove: 1, columns: ['Column A', 'Column B', 'Column C', 'Column D'] });
    expect(cells[0]).toEqual(['Elenco 2021', '', 'agg. 12/3', '']);
  });

  it('has its delimiter from its rows, and not from a line above them', async () => {
    const { shape } = await tables.read('Fototeca, Trieste\n\nInv.;Titolo;Data\n1;Molo;1912\n2;Riva;1913\n');
    expect(shape).toMatchObject({ delimiter: ';', rowsAbove: 1, columns: ['Inv.', 'Titolo', 'Data'] });
  });

  it('has all of its rows where some say little and no names stand above them', async () => {
    const rows = ['1,,,', '2,Molo,Wulz,1912', '3,Riva,,1913', '4,Corso,,1914'];
    expect(await tables.read(rows.join('\n'))).toMatchObject({ shape: { hasHeader: false }, cells: { length: 4 } });
  });

  it('is of the first sheet that has a table, where instructions stand before it', async () => {
    const workbook = await aWorkbook({
      Istruzioni: [['Compilare il foglio seguente'], ['Un numero per riga']],
      Foto: [
        ['id', 'Titolo'],
        ['1', 'Molo'],
      ],
    });
    expect((await tables.read(workbook, 'a.xlsx')).shape).toMatchObject({ sheet: 'Foto', columns: ['id', 'Titolo'] });
  });

  it('shows its shape and its first rows without the rest of its sheet', async () => {
    const row = '<row><c t="str"><v>Molo</v></c><c><v>1912</v></c></row>';
    const path = tables.write(await zipped(partsOfWorkbook({ sheets: { Foto: `${row.repeat(5_000)}<row><c>` } })));
    const shape = await detectShape(path, 'a.xlsx', { hasHeader: true });
    expect(shape.columns).toEqual(['Molo', '1912']);
    const first: number[] = [];
    for await (const row of readRows(path, shape)) if (first.push(row.row) === 20) break;
    expect(first.at(-1)).toBe(21);
  });

  it('is the same as a spreadsheet and as CSV', async () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[\0-\u001f\ufffe\uffff]|[\ud800-\udfff]/u.test(text));
    const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const all = [['one', 'two', 'three'], ...rows];
        const csv = await tables.read(stringify(all, { quoted: true }), 'a.csv', { delimiter: ',', hasHeader: true });
        const xlsx = await tables.read(await aWorkbook({ Foto: all }), 'a.xlsx', { hasHeader: true });
        expect(xlsx.rows).toEqual(csv.rows.map((row) => ({ ...row, line: null })));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a.csv', () => Promise.resolve(Buffer.from(`a,b\n${'1,2\n'.repeat(200_000)}`))],
    ['a.xlsx', () => aWorkbook({ Foto: Array.from({ length: 20_000 }, (_, row) => ['a', `${row}`]) })],
  ])('is closed when nobody reads on: %s', async (name, content) => {
    const path = tables.write(await content());
    const shape = await detectShape(path, name);
    for await (const { row } of readRows(path, shape)) if (row > 3) break;
    const isOpen = async (): Promise<boolean> => {
      const files = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
      return (await Promise.all(files)).includes(path);
    };
    // The stream closes its file in the background, on a busy machine some time later.
    for (let tries = 0; tries < 200 && (await isOpen()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await isOpen()).toBe(false);
  });

  it('is read as it was written, whatever stands in it', async () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('\0') && !/[\ud800-\udfff]/u.test(text));
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(...delimiters), async (rows, delimiter) => {
        const content = stringify([['one', 'two', 'three'], ...rows], { delimiter, quoted: true });
        const { cells } = await tables.read(content, 'a.csv', { delimiter, hasHeader: true });
        expect(cells).toEqual(rows.filter((cellsOfRow) => cellsOfRow.some((text) => text.trim() !== '')));
      }),
      { numRuns: 60 },
    );
  });
});
