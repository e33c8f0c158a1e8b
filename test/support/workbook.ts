import { xmlText } from '../../src/publishing/xml.js';
import { zipped } from './zip.js';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A spreadsheet (XLSX, ECMA-376) with the texts of its cells, by the names of its sheets. */
export function aWorkbook(sheets: Record<string, string[][]>): Promise<Buffer> {
  const rowsOf = (rows: string[][]): string =>
    rows
      .map((cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, column, row)).join('')}</row>`)
      .join('');
  return zipped(
    partsOfWorkbook({
      sheets: Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rowsOf(rows)])),
    }),
  );
}

const cell = (text: string, column: number, row: number): string =>
  `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${xmlText(text)}</t></is></c>`;

/**
 * The parts of a spreadsheet by name, for `zipped`.
 * @param sheets the XML of their rows, by their names
 * @param strings the XML of the shared strings `si`, if there are any; `styles`: the same of the formats
 * @param properties XML at the beginning of the workbook
 */
export function partsOfWorkbook({
  sheets,
  strings,
  styles,
  properties = '',
}: {
  sheets: Record<string, string>;
  strings?: string;
  styles?: string;
  properties?: string;
}): Record<string, string> {
  const names = Object.keys(sheets);
  const relationships = [
    ...names.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
    ...(strings === undefined ? [] : [['rIdStrings', 'sharedStrings', 'sharedStrings.xml']]),
    ...(styles === undefined ? [] : [['rIdStyles', 'styles', 'styles.xml']]),
  ];
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${names
      .map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationships
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  };
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`;
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${strings}</sst>`;
  if (styles !== undefined) parts['xl/styles.xml'] = `<styleSheet xmlns="${main}">${styles}</styleSheet>`;
  return parts;
}
