import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cellsOf, fileOf, problemOf, readWorkbook, rowsOf, withRows } from '../../../../test/support/read-workbook.js';
import { partsOfWorkbook } from '../../../../test/support/workbook.js';
import { zipped } from '../../../../test/support/zip.js';
import { openWorkbook } from './open-workbook.js';

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

  it('are what their formats show of a month, a year and a padded number', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="mmmm yyyy"/><numFmt numFmtId="165" formatCode="yyyy"/>
      <numFmt numFmtId="166" formatCode="&quot;FZ &quot;0000"/></numFmts>
      <cellXfs><xf numFmtId="164"/><xf numFmtId="17"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`;
    const cell = ([style, value]: [number, number]): string => `<c s="${style}"><v>${value}</v></c>`;
    const values: [number, number][] = [
      [0, 4505],
      [1, 4505],
      [0, 4507],
      [2, 4384],
      [3, 12],
    ];
    expect(await cellsOf(`<row>${values.map(cell).join('')}</row>`, { styles })).toEqual([
      ['1912-05', '1912-05', '1912-05-03', '1912', 'FZ 0012'],
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
    expect(await readWorkbook(content)).toEqual({ 'B & C': [], Note: [{ row: 1, cells: ['1'] }] });
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
    expect(await readWorkbook(await zipped(parts))).toEqual({ Foto: [{ row: 1, cells: ['Molo'] }] });
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
