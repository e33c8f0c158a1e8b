import { posix } from 'node:path';
import { TableError } from '../table-error.js';
import { CellStyleReader } from './cell-styles.js';
import { workbookLimits } from './limits.js';
import { OpenPackage } from './open-package.js';
import { relationshipsOf } from './relationships.js';
import { SharedStrings } from './shared-strings.js';
import { type CellFormats, type RawRow, SheetReader } from './sheet-reader.js';
import { WorkbookReader } from './workbook-part.js';
import { allXmlItems, xmlItems } from './xml-items.js';

/** A row that has something, numbered from 1. */
export interface SheetRow {
  row: number;
  /** The texts of its cells up to the last that has one, as a CSV of it would have them. */
  cells: string[];
}

/** A spreadsheet that is read row by row. Close it afterwards. */
export interface OpenWorkbook {
  /** The names of its sheets in their order, also of hidden ones. */
  sheets: string[];
  /** @throws TableError table_sheet_unknown, table_cell_too_long, table_xlsx_broken, table_xlsx_too_large */
  rows(sheet: string): AsyncGenerator<SheetRow>;
  close(): Promise<void>;
}

/** Opens a spreadsheet (XLSX, ECMA-376, transitional or strict). @throws TableError table_xlsx_broken, table_xlsx_too_large */
export async function openWorkbook(path: string): Promise<OpenWorkbook> {
  const source = await OpenPackage.open(path).catch(refuse);
  try {
    return await workbookOf(source);
  } catch (error) {
    source.close();
    return refuse(error);
  }
}

async function workbookOf(source: OpenPackage): Promise<OpenWorkbook> {
  const small = (part: string): AsyncGenerator<Buffer> => source.read(part, workbookLimits.smallPartBytes);
  const roots = await relationshipsOf(source, '');
  const workbookPart = roots.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const reader = new WorkbookReader();
  const named = await allXmlItems(small(workbookPart), reader);
  const related = await relationshipsOf(source, workbookPart);
  const byId = new Map(related.map((each) => [each.id, each]));
  const existing = (type: string): string | undefined =>
    [related.find((each) => each.type === type)?.part ?? posix.join(posix.dirname(workbookPart), `${type}.xml`)].find(
      (part) => source.has(part),
    );
  const stylesPart = existing('styles');
  const strings = existing('sharedStrings');
  const shared = new SharedStrings(strings === undefined ? null : source.read(strings));
  const styles = stylesPart === undefined ? [] : await allXmlItems(small(stylesPart), new CellStyleReader());
  const sheets = named.flatMap(({ name, relationshipId }) => {
    const found = byId.get(relationshipId);
    if (!found) throw new Error(`Nothing says which part has the sheet ${name}.`);
    // A sheet that is a chart has no cells.
    return found.type === 'worksheet' ? [{ name, part: found.part }] : [];
  });
  return {
    sheets: sheets.map(({ name }) => name),
    rows: (sheet) => {
      const part = sheets.find(({ name }) => name === sheet)?.part;
      return rowsOf(source, { part, shared, formats: { dates: reader.dateSystem, styles } });
    },
    close: async () => {
      await shared.close();
      source.close();
    },
  };
}

async function* rowsOf(
  source: OpenPackage,
  { part, shared, formats }: { part: string | undefined; shared: SharedStrings; formats: CellFormats },
): AsyncGenerator<SheetRow> {
  if (part === undefined) throw new TableError('table_sheet_unknown');
  try {
    for await (const rows of xmlItems(source.read(part), new SheetReader(formats)))
      for (const { row, cells } of rows) {
        const texts = await textsOf(cells, shared);
        if (texts.some((text) => text !== '')) yield { row, cells: texts };
      }
  } catch (error) {
    refuse(error);
  }
}

/** Its cells with the shared strings that they name. */
async function textsOf(cells: RawRow['cells'], shared: SharedStrings): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  for (const cell of cells) {
    const text = typeof cell === 'string' ? cell : (shared.known(cell) ?? (await shared.at(cell)));
    characters += text.length;
    if (characters > workbookLimits.rowCharacters) throw new TableError('table_xlsx_too_large');
    texts.push(text);
  }
  return texts;
}

function refuse(cause: unknown): never {
  if (cause instanceof TableError && cause.problem.code !== 'zip_broken') throw cause;
  throw new TableError('table_xlsx_broken', {}, { cause });
}
