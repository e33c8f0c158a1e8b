import { fileOf, problemOf, withRows, type Parts } from '../../../../test/support/read-workbook.js';
import { partsOfWorkbook } from '../../../../test/support/workbook.js';
import { zipped } from '../../../../test/support/zip.js';
import { OpenPackage } from './open-package.js';
import { SharedStrings } from './shared-strings.js';

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
