import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkbook, type SheetRow } from '../../src/import/reading/xlsx/open-workbook.js';
import { TableError } from '../../src/import/reading/table-error.js';
import { partsOfWorkbook } from './workbook.js';
import { zipped } from './zip.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
export async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder, `${(files += 1)}.xlsx`);
  await writeFile(path, content);
  return path;
}

/** The rows of all sheets by their names. */
export async function readWorkbook(content: Buffer): Promise<Record<string, SheetRow[]>> {
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

export type Parts = Parameters<typeof partsOfWorkbook>[0];
/** A workbook with one sheet, from the XML of its rows. @param change of its parts, by name */
export const withRows = (
  rows: string,
  more: Partial<Parts> = {},
  change: (parts: Record<string, string>) => void = () => {},
): Promise<Buffer> => {
  const parts = partsOfWorkbook({ sheets: { Foto: rows }, ...more });
  change(parts);
  return zipped(parts);
};
export const rowsOf = async (...workbook: Parameters<typeof withRows>): Promise<SheetRow[] | undefined> =>
  (await readWorkbook(await withRows(...workbook)))['Foto'];
export const cellsOf = async (...workbook: Parameters<typeof withRows>): Promise<string[][] | undefined> =>
  (await rowsOf(...workbook))?.map(({ cells }) => cells);

export async function problemOf(content: Buffer): Promise<unknown> {
  try {
    return await readWorkbook(content);
  } catch (error) {
    return error instanceof TableError ? error.problem : error;
  }
}
