import { xmlText } from '../../src/publishing/xml.js';
import { zipped } from './zip.js';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A spreadsheet (XLSX, ECMA-376) with the texts of its cells, by the names of its sheets. */
export function aWorkbook(sheets: Record<string, string[][]>): Promise<Buffer> {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
      .map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  };
  for (const [at, name] of names.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${main}"><sheetData>${(sheets[name] ?? [])
      .map((cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, column, row)).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  return zipped(files);
}

const cell = (text: string, column: number, row: number): string =>
  `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${xmlText(text)}</t></is></c>`;
