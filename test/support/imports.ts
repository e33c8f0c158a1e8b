import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Mapping } from '../../src/contract/exchange/mapping.js';
import type { RowMessage } from '../../src/contract/exchange/row-message.js';
import type { ExchangeTable } from '../../src/contract/exchange/tables.js';
import { describeTable } from '../../src/import/describe-table.js';
import type { ImportCounts } from '../../src/contract/import.js';
import { ImportRunner, type ImportSource } from '../../src/import/import-runner.js';
import { ImportUndo } from '../../src/import/import-undo.js';
import { countsOf } from '../../src/import/records/counts-of.js';
import { ImportsService } from '../../src/import/imports.service.js';
import { PictureSource } from '../../src/import/pictures/picture-source.js';
import type { StepDone } from '../../src/import/records/record-importer.js';
import type { ImportedTable } from '../../src/import/import-record.js';
import { openSource } from '../../src/import/reading/open-source.js';
import { readRows } from '../../src/import/reading/read-rows.js';
import type { TestArchive } from './archive.js';

export interface TestImport {
  /** By its name: the ending says the format, and a table of an export is what its name says. */
  file?: string;
  table?: ExchangeTable;
  mapping?: Partial<Mapping>;
  /** Contents by their paths. */
  pictures?: Record<string, Buffer>;
  publishes?: boolean;
  dryRun?: boolean;
  /** After how many steps it is interrupted. */
  steps?: number;
  userId?: number;
}

export interface ImportResult {
  /** Null for a dry run. */
  id: number | null;
  counts: ImportCounts;
  /** By the rows that have any. */
  messages: Record<number, RowMessage[]>;
  unused: string[];
}

/** Imports a table with what a curator has left as it was guessed. */
export async function importTable(
  { app }: Pick<TestArchive, 'app'>,
  content: string | Buffer,
  {
    file = 'fondo.csv',
    table = 'photos',
    mapping,
    pictures,
    publishes = false,
    dryRun = false,
    steps = Infinity,
    userId,
  }: TestImport = {},
): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-import-'));
  try {
    const path = join(folder, basename(file));
    await writeFile(path, content);
    const described = await describeTable({ path, name: file, table, collection: 'fondo', mapping: mapping ?? null });
    const source: ImportSource = {
      rows: () => readRows(path, described.shape),
      pictures: pictures ? picturesOf(pictures) : null,
    };
    const result: ImportResult = {
      id: null,
      counts: { created: 0, changed: 0, same: 0, refused: 0 },
      messages: {},
      unused: [],
    };
    let done = 0;
    const take = ({ decided }: StepDone): void => {
      done += 1;
      const counts = countsOf(decided);
      for (const outcome of Object.keys(counts) as (keyof ImportCounts)[]) result.counts[outcome] += counts[outcome];
      for (const { row, messages } of decided) if (messages.length > 0) result.messages[row] = messages;
    };
    const runner = app.get(ImportRunner);
    const tables = [described];
    if (dryRun) for await (const step of runner.dryRun({ tables, publishes }, source)) take(step);
    else {
      const viewer = userId === undefined ? null : ({ kind: 'user', userId, role: 'editor' } as const);
      const contents = String(content);
      result.id = (await app.get(ImportsService).begin({ tables, publishes, contents }, viewer)).id;
      const stop = new AbortController();
      await runner.run(result.id, source, stop.signal, (step) => {
        take(step);
        if (done >= steps) stop.abort();
      });
    }
    result.unused = source.pictures?.unused() ?? [];
    return result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Takes an import back; resolves with how many records were taken back, and how many stay. */
export async function undoImport({ app }: Pick<TestArchive, 'app'>, id: number | null) {
  const imports = app.get(ImportsService);
  await imports.beginUndo(id ?? 0, null);
  await app.get(ImportUndo).run(id ?? 0, new AbortController().signal);
  const { undone, kept, state } = await imports.byId(id ?? 0);
  return { undone, kept, state };
}

const picturesOf = (contents: Record<string, Buffer>): PictureSource =>
  new PictureSource(
    Object.entries(contents).map(([path, content]) => ({
      path,
      open: () => Promise.resolve(Readable.from([content])),
    })),
  );

/** Imports a folder as the command does, such as an export. Messages are by table and row. */
export async function importFolder(
  { app }: Pick<TestArchive, 'app'>,
  path: string,
  { publishes = true, dryRun = false } = {},
): Promise<Pick<ImportResult, 'id' | 'counts' | 'unused'> & { messages: Record<string, RowMessage[]> }> {
  const opened = await openSource(path, { table: 'photos' });
  try {
    const tables: ImportedTable[] = [];
    for (const file of opened.tables) tables.push(await describeTable({ ...file, collection: opened.name }));
    const rows = (place: number) => readRows(opened.tables[place]!.path, tables[place]!.shape);
    const source: ImportSource = { rows, pictures: opened.pictures };
    const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 };
    const messages: Record<string, RowMessage[]> = {};
    const take = ({ decided, place }: StepDone): void => {
      const done = countsOf(decided);
      for (const outcome of Object.keys(counts) as (keyof ImportCounts)[]) counts[outcome] += done[outcome];
      for (const { row, messages: said } of decided)
        if (said.length > 0) messages[`${tables[place]!.name} ${row}`] = said;
    };
    const runner = app.get(ImportRunner);
    let id: number | null = null;
    if (dryRun) for await (const step of runner.dryRun({ tables, publishes }, source)) take(step);
    else {
      ({ id } = await app.get(ImportsService).begin({ tables, publishes, contents: path }, null));
      await runner.run(id, source, new AbortController().signal, take);
    }
    return { id, counts, messages, unused: opened.pictures?.unused() ?? [] };
  } finally {
    await opened.close();
  }
}
