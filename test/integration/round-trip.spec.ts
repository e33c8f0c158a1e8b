import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { ExchangedAnnotation, ExchangedComparison, ExchangeTable } from '../../src/contract/exchange/tables.js';
import { exchangeTables } from '../../src/contract/exchange/tables.js';
import { demoFolder } from '../../src/demo/demo-archive.js';
import { DemoLoader } from '../../src/demo/demo-loader.js';
import { ArchiveExport } from '../../src/export/archive-export.js';
import { commandOptions } from '../../src/export/command/command-options.js';
import { intoNewPlace } from '../../src/export/command/new-place.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { importTable } from '../support/imports.js';
import { unzipped } from '../support/zip.js';

let demo: TestArchive;
let empty: TestArchive;
let folder: string;
let tables: Tables;

type Tables = Record<ExchangeTable, string>;

/** Times of the archive itself, and what is known of pictures, which stay behind here: a photo without one is a draft. */
const leftOut = new Set(['updatedAt', 'fileName', 'sha256']);

async function exportedTables(archive: TestArchive, name: string): Promise<Tables> {
  const out = join(folder, name);
  const options = commandOptions({
    positionals: [],
    options: new Map(Object.entries({ out, files: 'none' })),
    switches: new Set(),
  });
  const { signal } = new AbortController();
  const archiveExport = archive.app.get(ArchiveExport);
  await intoNewPlace(options, async (target) =>
    archiveExport.write(await archiveExport.prepare(options, signal), target, signal),
  );
  const files = unzipped(readFileSync(out));
  return Object.fromEntries(exchangeTables.map((table) => [table, String(files.get(`${table}.csv`))])) as Tables;
}

const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, record_delimiter: '\n' });

/** Without what differs between archives. */
const comparable = (table: ExchangeTable, text: string): Record<string, string>[] =>
  rowsOf(text).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !leftOut.has(column) && !(table === 'photos' && column === 'status'))
        .map(([column, value]) => [column, value.replace(/[0-9a-f-]{36}(?=\/(?:photo|entity)\/)/g, '…')]),
    ),
  );

async function imported(archive: TestArchive, text: string, table: ExchangeTable, dryRun: boolean) {
  const { counts, messages } = await importTable(archive, text, {
    file: `${table}.csv`,
    table,
    dryRun,
    publishes: true,
  });
  return {
    counts,
    refused: Object.values(messages)
      .flat()
      .filter(({ refuses }) => refuses),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-round-trip-'));
  for (let id = 1; id <= 240; id += 1) writeFileSync(join(folder, `${id}.avif`), `photograph ${id}`);
  copyFileSync(join(demoFolder, 'photographs/regions.json'), join(folder, 'regions.json'));
  demo = await startArchive({ config: { demo: true } });
  empty = await startArchive();
  await demo.app.get(DemoLoader).load({ photographsFolder: folder });
  await demo.database.query(
    `update entities set status = 'draft' where id in (select id from entities order by id limit 3)`,
  );
  tables = await exportedTables(demo, 'demo.zip');
});
afterAll(async () => {
  await demo.close();
  await empty.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the export of a whole archive', () => {
  it.each(exchangeTables)('changes nothing where it came from: %s', async (table) => {
    const rows = rowsOf(tables[table]).length;
    expect(rows).toBeGreaterThan(0);
    expect(await imported(demo, tables[table], table, true)).toEqual({
      counts: { created: 0, changed: 0, same: rows, refused: 0 },
      refused: [],
    });
  });

  it('says of both photos of a comparison with which one its card compares it', () => {
    const compared = rowsOf(tables.photos).filter(({ comparisons }) => comparisons !== '');
    expect(compared.length).toBeGreaterThan(1);
    for (const { identifier, comparisons } of compared)
      for (const { photos } of JSON.parse(comparisons!) as ExchangedComparison[]) expect(photos).toContain(identifier);
  });

  it('says which regions of a photo show which card', () => {
    const annotated = rowsOf(tables.photos).filter(({ annotations }) => annotations !== '');
    expect(annotated.length).toBeGreaterThan(100);
    const regions = annotated.flatMap(({ annotations }) => JSON.parse(annotations!) as ExchangedAnnotation[]);
    const cards = new Set(rowsOf(tables.entities).map(({ identifier }) => identifier));
    expect(regions.filter(({ entity }) => entity === null || !cards.has(entity))).toEqual([]);
  });

  it('makes an empty archive the same, which exports the same tables', async () => {
    for (const table of exchangeTables)
      expect(await imported(empty, tables[table], table, false)).toMatchObject({ counts: { refused: 0 }, refused: [] });
    const again = await exportedTables(empty, 'again.zip');
    for (const table of exchangeTables)
      expect({ table, rows: comparable(table, again[table]) }).toEqual({
        table,
        rows: comparable(table, tables[table]),
      });
  });
});
