import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { partsOfWorkbook } from '../../../../test/support/workbook.js';
import { zipped } from '../../../../test/support/zip.js';
import { TableError } from '../table-error.js';
import { OpenPackage } from './open-package.js';
import { openWorkbook, type SheetRow } from './open-workbook.js';
import { SharedStrings } from './shared-strings.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder, `${(files += 1)}.xlsx`);
  await writeFile(path, content);
  return path;
}

/** The rows of all sheets by their names. */
async function read(content: Buffer): Promise<Record<string, SheetRow[]>> {
  const workbook = await openWorkbook(await fileOf(content));
  try {
    const all: Record<string, SheetRow[]> = {};
    for (const name of workbook.sheets) {
      all[name] = [];
      for await (const row of workbook.rows(name)) all[name].push(row);
    }
    return all;
  } finally {
    await workbook.close();
  }
}

type Parts = Parameters<typeof partsOfWorkbook>[0];
/** A workbook with one sheet, from the XML of its rows. @param change of its parts, by name */
const withRows = (
  rows: string,
  more: Partial<Parts> = {},
  change: (parts: Record<string, string>) => void = () => {},
): Promise<Buffer> => {
  const parts = partsOfWorkbook({ sheets: { Foto: rows }, ...more });
  change(parts);
  return zipped(parts);
};
const rowsOf = async (...workbook: Parameters<typeof withRows>): Promise<SheetRow[] | undefined> =>
  (await read(await withRows(...workbook)))['Foto'];
const cellsOf = async (...workbook: Parameters<typeof withRows>): Promise<string[][] | undefined> =>
  (await rowsOf(...workbook))?.map(({ cells }) => cells);

async function problemOf(content: Buffer): Promise<unknown> {
  try {
    return await read(content);
  } catch (error) {
    return error instanceof TableError ? error.problem : error;
  }
}

describe('the cells of a sheet', () => {
  it('are texts, numbers, truth values and results of formulas; errors are empty', async () => {
    const row = `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><t>Riva</t></is></c>
      <c r="C1"><v>12.50</v></c><c r="D1" t="n"><v>1E3</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="b"><v>0</v></c>
      <c r="G1" t="str"><f>A1&amp;B1</f><v>MoloRiva</v></c><c r="H1"><f>1+1</f><v>2</v></c>
      <c r="I1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="J1" t="d"><v>1912-05-03</v></c><c r="K1" t="str"><f>A9</f></c>
      <c r="L1" s="7"/><c r="M1" t="s"/><c r="N1"><v>ca. 1912</v></c></row>`;
    expect(await cellsOf(row, { strings: '<si><t>Porto</t></si><si><t>Molo</t></si>' })).toEqual([
      ['Molo', 'Riva', '12.5', '1000', 'true', 'false', 'MoloRiva', '2', '', '1912-05-03', '', '', '', 'ca. 1912'],
    ]);
  });

  it('are dates where their format shows one', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="d mmmm yyyy"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>
      <cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf xfId="1"/></cellXfs>
      <dxfs><dxf><numFmt numFmtId="165" formatCode="yyyy"/></dxf></dxfs>`;
    const row = [0, 1, 2, 3, 4, 5, 99].map((style) => `<c s="${style}"><v>4507.25</v></c>`).join('');
    expect(await cellsOf(`<row>${row}<c s="1"><v>-5000</v></c></row>`, { styles })).toEqual([
      [
        '4507.25',
        '1912-05-03T06:00:00',
        '1912-05-03T06:00:00',
        '1912-05-03T06:00:00',
        '4507.25',
        '1912-05-03T06:00:00',
        '4507.25',
        '1886-04-22',
      ],
    ]);
  });

  it.each([
    ['1904', '<workbookPr date1904="1"/>', '1904-01-16'],
    ['1900, as Excel counts', '<workbookPr/>', '1900-01-15'],
    ['1900, as the standard counts', '<workbookPr dateCompatibility="0"/>', '1900-01-14'],
    ['1900, as LibreOffice counts', '<fileVersion appName="Calc"/><workbookPr/>', '1900-01-14'],
  ])('have dates from %s', async (_, properties, expected) => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    expect(await cellsOf('<row><c s="0"><v>15</v></c></row>', { styles, properties })).toEqual([[expected]]);
  });

  it('are texts of several fonts, without how they are pronounced, with their spaces and escaped characters', async () => {
    const strings = `<si><r><t xml:space="preserve">Molo </t></r><r><rPr><b/></rPr><t>San Carlo</t></r></si>
      <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>  due  </t></si>
      <si><t>a_x000D_&#10;b &amp; &lt;c&gt; _x005F_x0041_ &#x20AC;</t></si><si><t><![CDATA[<d> & e]]></t></si><si/>`;
    const row = [0, 1, 2, 3, 4, 5, 0].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    const inline = `<row><c t="inlineStr"><is><r><t>uno </t></r><r><t>due_x0009_</t></r></is></c></row>`;
    expect(await cellsOf(`<row>${row}</row>${inline}`, { strings })).toEqual([
      ['Molo San Carlo', '東京', '  due  ', 'a\r\nb & <c> _x0041_ €', '<d> & e', '', 'Molo San Carlo'],
      ['uno due\t'],
    ]);
  });

  it('stand where they say, also after gaps, or after the one before', async () => {
    const rows = `<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c><c r="AA2"><v>3</v></c><c r="AB2"/></row>
      <row/><row r="7" s="1"/><row><c r="C9"><v>4</v></c></row><row><c><v>5</v></c></row>`;
    expect(await rowsOf(rows)).toEqual([
      { row: 2, cells: ['', '1', '2', ...Array.from({ length: 23 }, () => ''), '3'] },
      { row: 9, cells: ['', '', '4'] },
      { row: 10, cells: ['5'] },
    ]);
  });

  it('are found again in thousands of shared texts', async () => {
    const places = Array.from({ length: 3_000 }, (_, place) => place);
    const strings = places.map((place) => `<si><t>testo ${place} è</t></si>`).join('');
    const rows = places.map((place) => `<row><c t="s"><v>${2_999 - place}</v></c></row>`).join('');
    const cells = await cellsOf(rows, { strings });
    expect(cells?.flat()).toEqual(places.map((place) => `testo ${2_999 - place} è`));
  });

  it('are the first of those that are joined', async () => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c><c r="B1"/></row><row r="2"><c r="A2"/><c r="B2"/></row></sheetData>
      <mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells><sheetData>`;
    expect(await cellsOf(rows)).toEqual([['1']]);
  });
});

describe('a workbook', () => {
  it('has its sheets in their order, also hidden and empty ones, and no charts', async () => {
    const content = await zipped(
      Object.fromEntries(
        Object.entries(
          partsOfWorkbook({ sheets: { 'B & C': '', Grafico: '', Note: '<row><c><v>1</v></c></row>' } }),
        ).map(([name, xml]) => [
          name,
          xml
            .replace('name="Note"', 'name="Note" state="hidden"')
            .replace('worksheet" Target="worksheets/sheet2', 'chartsheet" Target="chartsheets/sheet2'),
        ]),
      ),
    );
    expect(await read(content)).toEqual({ 'B & C': [], Note: [{ row: 1, cells: ['1'] }] });
  });

  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const strings = '<si><t>Molo</t></si>';

  it.each<[string, (parts: Record<string, string>) => void]>([
    [
      'with prefixes',
      (parts) => {
        for (const name of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])
          parts[name] = parts[name]!.replaceAll(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x=');
      },
    ],
    [
      'in the strict format',
      (parts) => {
        for (const name of Object.keys(parts))
          parts[name] = parts[name]!.replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
            'http://purl.oclc.org/ooxml/officeDocument/relationships',
          ).replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          );
      },
    ],
    [
      'with absolute paths',
      (parts) => {
        parts['xl/_rels/workbook.xml.rels'] = parts['xl/_rels/workbook.xml.rels']!.replaceAll(
          'Target="',
          'Target="/xl/',
        );
      },
    ],
    [
      'with names in other capitals, in a folder of another name',
      (parts) => {
        for (const name of Object.keys(parts).filter((each) => each.startsWith('xl/'))) {
          parts[name.replace('xl/', 'Book/').replace('sharedStrings', 'SharedStrings')] = parts[name]!;
          delete parts[name];
        }
        parts['_rels/.rels'] =
          '<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="book/workbook.xml"/></Relationships>';
      },
    ],
    [
      'with shared strings that no relationship names',
      (parts) => {
        parts['xl/_rels/workbook.xml.rels'] = parts['xl/_rels/workbook.xml.rels']!.replace(
          '/sharedStrings"',
          '/other"',
        );
      },
    ],
  ])('is read %s', async (_, change) => {
    expect(await cellsOf(row, { strings }, change)).toEqual([['Molo']]);
  });

  it('may be in UTF-16', async () => {
    const parts: Record<string, string | Buffer> = partsOfWorkbook({ sheets: { Foto: row }, strings });
    parts['xl/sharedStrings.xml'] = Buffer.from(`\ufeff${parts['xl/sharedStrings.xml'] as string}`, 'utf16le');
    expect(await read(await zipped(parts))).toEqual({ Foto: [{ row: 1, cells: ['Molo'] }] });
  });

  it('has no sheet of another name', async () => {
    const workbook = await openWorkbook(await fileOf(await withRows('')));
    await expect(workbook.rows('Altro').next()).rejects.toMatchObject({ problem: { code: 'table_sheet_unknown' } });
    await workbook.close();
  });

  it('shows its first rows though what follows is broken', async () => {
    const rows = Array.from({ length: 5_000 }, (_, place) => `<row><c><v>${place}</v></c></row>`).join('');
    const content = await withRows(`${rows}<row><c></row>`, { strings: `${strings.repeat(5_000)}<si>` });
    const workbook = await openWorkbook(await fileOf(content));
    const first: string[][] = [];
    for await (const { cells } of workbook.rows('Foto')) if (first.push(cells) === 3) break;
    await workbook.close();
    expect(first).toEqual([['0'], ['1'], ['2']]);
    expect(await problemOf(content)).toEqual({ code: 'table_xlsx_broken' });
  });

  it('of 60,000 rows keeps none of those that were read', async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, row) => `<row>${'abcdefgh'.replaceAll(/./g, `<c t="str"><v>$& of row ${row}</v></c>`)}</row>`,
    ).join('');
    const workbook = await openWorkbook(await fileOf(await withRows(rows)));
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const heap = (): number => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    let growth = 0;
    let read = 0;
    for await (const { row, cells } of workbook.rows('Foto')) {
      read += 1;
      if (row === 50_000) growth = heap() - before;
      if (row === 60_000) expect(cells[7]).toBe('h of row 59999');
    }
    await workbook.close();
    expect(read).toBe(60_000);
    expect(growth).toBeLessThan(8 * 1024 ** 2);
  });
});

/** A zip whose directory says something else of one of its files: at 16 its checksum, at 24 its bytes (APPNOTE.TXT 4.3.12). */
function lying(zip: Buffer, name: string, offset: number, value: number): Buffer {
  const entry = zip.lastIndexOf(name) - 46;
  expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
  zip.writeUInt32LE(value, entry + offset);
  return zip;
}

describe('a spreadsheet is refused', () => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const number = '<row><c><v>1</v></c></row>';
  const long = 'a'.repeat(1_000_001);

  it.each<[string, string, Partial<Parts>?, ((parts: Record<string, string>) => void)?]>([
    ['a sheet that is cut off', '<row><c>'],
    ['a shared text that there is not', '<row><c t="s"><v>5</v></c></row>', { strings: '<si><t>a</t></si>' }],
    ['shared texts that there are not', '<row><c t="s"><v>0</v></c></row>'],
    ['the number of a shared text that is none', '<row><c t="s"><v>-1</v></c></row>', { strings: '<si><t>a</t></si>' }],
    ['a type of cell that there is not', '<row><c t="x"><v>1</v></c></row>'],
    ['a row before the one before it', '<row r="2"/><row r="1"/>'],
    ['a cell before the one before it', '<row r="1"><c r="B1"/><c r="A1"/></row>'],
    ['more columns than a sheet has', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
    ['columns without end', '<row r="1"><c r="ZZZZZZZZZZ1"><v>1</v></c></row>'],
    ['a row of no number', '<row r="-1"/>'],
    ['a sheet without its part', number, {}, (parts) => delete parts[sheet]],
    ['a workbook without its relationships', number, {}, (parts) => delete parts['xl/_rels/workbook.xml.rels']],
    ['no workbook', number, {}, (parts) => delete parts['xl/workbook.xml']],
    ['elements in each other without end', '<a>'.repeat(100_000)],
    [
      'entities',
      '<row><c t="str"><v>&c;</v></c></row>',
      {},
      (parts) => {
        parts[sheet] =
          `<!DOCTYPE a [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${parts[sheet]}`;
      },
    ],
    [
      'an external entity',
      '<row><c t="str"><v>&a;</v></c></row>',
      {},
      (parts) => {
        parts[sheet] = `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${parts[sheet]}`;
      },
    ],
    ['an entity that nobody has named', '<row><c t="str"><v>&lol;</v></c></row>'],
  ])('as broken: %s', async (_, rows, more = {}, change = () => {}) => {
    expect(await problemOf(await withRows(rows, more, change))).toEqual({ code: 'table_xlsx_broken' });
  });

  it('as broken: bytes that are no UTF-8', async () => {
    const parts: Record<string, string | Buffer> = partsOfWorkbook({ sheets: { Foto: '' } });
    parts[sheet] = Buffer.from('<worksheet><sheetData>\u00e4</sheetData></worksheet>', 'latin1');
    expect(await problemOf(await zipped(parts))).toEqual({ code: 'table_xlsx_broken' });
  });

  it.each([
    ['a wrong checksum', 16, 1],
    ['fewer bytes than it has', 24, 10],
    ['more bytes than it has', 24, 100_000],
  ])('as broken: a part whose zip states %s', async (_, offset, value) => {
    expect(await problemOf(lying(await withRows(number), sheet, offset, value))).toEqual({ code: 'table_xlsx_broken' });
  });

  it('as broken: what is no zip', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 600 }, () => 0)]);
    expect(await problemOf(old)).toEqual({ code: 'table_xlsx_broken' });
    expect(await problemOf(Buffer.from(''))).toEqual({ code: 'table_xlsx_broken' });
  });

  it.each<[string, string, object, Partial<Parts>?]>([
    ['a cell', `<row><c/><c t="str"><v>${long}</v></c></row>`, { row: 1, column: 2 }],
    [
      'a cell of many fonts',
      `<row><c t="inlineStr"><is>${`<r><t>${'a'.repeat(1000)}</t></r>`.repeat(1001)}</is></c></row>`,
      { row: 1, column: 1 },
    ],
    ['a text that is shared', '<row><c t="s"><v>0</v></c></row>', {}, { strings: `<si><t>${long}</t></si>` }],
  ])(
    'with the place where it is known, for %s of more than a million characters',
    async (_, rows, place, more = {}) => {
      expect(await problemOf(await withRows(rows, more))).toEqual({ code: 'table_cell_too_long', ...place });
    },
  );

  it('before a text without end is in memory', async () => {
    expect(await problemOf(await withRows(`<row><c t="str"><v>${'a'.repeat(20 * 1024 ** 2)}`))).toEqual({
      code: 'table_cell_too_long',
    });
  });

  it.each<[string, string, Partial<Parts>?]>([
    ['rows beyond the last that a sheet has', '<row r="1048577"><c r="A1048577"><v>1</v></c></row>'],
    [
      'more than a thousand sheets',
      '',
      { properties: `<sheets>${'<sheet name="a" r:id="rId1"/>'.repeat(1_001)}</sheets>` },
    ],
    [
      'a row that repeats a long text',
      `<row>${'<c t="s"><v>0</v></c>'.repeat(70)}</row>`,
      { strings: `<si><t>${'a'.repeat(1_000_000)}</t></si>` },
    ],
    [
      'formats of more than 32 MB',
      '',
      { styles: `<cellXfs>${`<xf fontId="${' '.repeat(1_000_000)}"/>`.repeat(34)}</cellXfs>` },
    ],
  ])('as too large: %s', async (_, rows, more = {}) => {
    expect(await problemOf(await withRows(rows, more))).toEqual({ code: 'table_xlsx_too_large' });
  });

  it('when more is inflated than may be, whatever part it is of', async () => {
    const source = await OpenPackage.open(
      await fileOf(await zipped({ 'a.xml': Buffer.alloc(600_000), 'b.xml': Buffer.alloc(600_000) })),
      1_000_000,
    );
    const readAll = async (part: string): Promise<number> => {
      let bytes = 0;
      for await (const piece of source.read(part)) bytes += piece.length;
      return bytes;
    };
    expect(await readAll('a.xml')).toBe(600_000);
    await expect(readAll('b.xml')).rejects.toMatchObject({ problem: { code: 'table_xlsx_too_large' } });
    source.close();
  });

  it('when its shared texts are more than may be in memory, also when these are empty', async () => {
    async function* part(item: string): AsyncGenerator<Buffer> {
      yield Buffer.from('<sst>');
      for (;;) yield Buffer.from(item.repeat(100));
    }
    for (const item of ['<si><t>Molo</t></si>', '<si/>'])
      await expect(new SharedStrings(part(item), 100_000).at(1_000_000)).rejects.toMatchObject({
        problem: { code: 'table_xlsx_too_large' },
      });
  });
});
