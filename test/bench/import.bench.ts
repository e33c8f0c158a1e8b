/**
 * Whether imports and exports grow with the records and no faster: CPU milliseconds for each record of the command and of its
 * PostgreSQL, at 2,000 and at 20,000 records, in one run; the memory of the command; the size of the differences that a second
 * delivery leaves; and how long a visitor's list takes while an import runs beside it. Fails beyond a budget.
 * `npm run bench import 10000 100000` measures other sizes.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from './import/budgets.js';
import { writeDelivery } from './import/deliveries.js';
import { type FilledServer, startFilledServer } from './filled-server.js';
import { measuredPages } from './import/measured-pages.js';
import { type CommandCost, measuredCommand } from './import/measured-command.js';
import { slowedLists } from './import/slowed-lists.js';

const [few = 2_000, many = 20_000] = process.argv.slice(2).map(Number);
const exceeded: string[] = [];

interface Measurements {
  works: Map<string, CommandCost>;
  pages: Map<string, number>;
  /** Bytes of the database for each record that a second delivery changes. */
  differenceBytes: number;
  slowed: { alone: number; beside: number } | null;
}

const small = await measurementsOf(few, false);
const large = await measurementsOf(many, true);
printWorks();
printPages();
check('bytes of stored differences for each record', large.differenceBytes, budgets.differenceBytes);
if (large.slowed) {
  const { alone, beside } = large.slowed;
  check(
    `a visitor's list beside an import, p95 ${alone.toFixed(0)} → ${beside.toFixed(0)} ms, ×`,
    beside / alone,
    budgets.slowed,
  );
}
if (exceeded.length > 0) {
  console.log(`Over the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}

async function measurementsOf(rows: number, isLarge: boolean): Promise<Measurements> {
  const server = await startFilledServer(1_000, { isCopy: true });
  try {
    return await measured(server, rows, isLarge);
  } finally {
    await server.stop();
  }
}

async function measured(server: FilledServer, rows: number, isLarge: boolean): Promise<Measurements> {
  const { dataDir, postmaster } = server;
  const at = (name: string): string => join(dataDir, name);
  const works = new Map<string, CommandCost>();
  const work = async (name: string, script: 'import' | 'export', args: string[], codes?: number[]): Promise<void> => {
    const cost = await measuredCommand({ script, args, dataDir, postmaster, ...(codes && { codes }) });
    works.set(name, cost);
    console.log(`${String(rows).padStart(7)}  ${name.padEnd(34)}${cost.seconds.toFixed(1).padStart(8)} s`);
  };
  const collection = ['--collection', 'bench'];
  const first = await writeDelivery(at('first.csv'), { rows, series: 'A' });
  const second = await writeDelivery(at('second.csv'), { rows, series: 'A', isSecond: true });
  const one = await writeDelivery(at('one.csv'), { rows: 1, series: 'B' });
  // The first start reads the program from the disk.
  await work('first start', 'import', [one]);
  await work('start', 'import', [one]);
  await work('first delivery', 'import', [first, ...collection]);
  await work('dry run of it', 'import', [first, ...collection, '--dry-run']);
  await work('the same again', 'import', [first, ...collection]);
  await editSome(server);
  const before = await sizeOfRows(server);
  await work('second delivery, all changed', 'import', [second, ...collection]);
  const differenceBytes = ((await sizeOfRows(server)) - before) / rows;
  const changed = await lastImport(server);
  const pages = await measuredPages(server, { id: changed, rows });
  // The filled photographs name originals that are not there: the export says so, and ends with 3.
  await work('export as CSV', 'export', ['--out', at('csv.zip')]);
  await work(
    'export as a bag of JSON lines',
    'export',
    ['--out', at('bag'), '--bagit', '--format', 'jsonl', '--files', 'originals'],
    [3],
  );
  for (const made of ['csv.zip', 'bag']) rmSync(at(made), { recursive: true });
  const slowed = isLarge ? await slowedLists(server, at('beside.csv')) : null;
  // Fields that were edited before stay.
  await work('the second taken back', 'import', ['--undo', String(changed)], [0, 3]);
  await work('the first taken back', 'import', ['--undo', String(changed - 2)], [0, 3]);
  return { works, pages, differenceBytes, slowed };
}

/** Edits that are in conflict with the second delivery. */
async function editSome({ database }: FilledServer): Promise<void> {
  await database.query(`update photos set title_en = 'Edited here' where inventory_number like 'A %00'`);
}

async function sizeOfRows({ database }: FilledServer): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(`select pg_total_relation_size('import_rows') as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

async function lastImport({ database }: FilledServer): Promise<number> {
  const { rows } = await database.query<{ id: number }>('select max(id) as id from imports');
  return rows[0]?.id ?? 0;
}

/** CPU milliseconds for each record, beyond what the command costs for a single one. */
function perRecord({ works }: Measurements, name: string, rows: number): { command: number; postgres: number } {
  const [cost, start] = [works.get(name)!, works.get('start')!];
  return {
    command: (cost.commandMs - start.commandMs) / rows,
    postgres: (cost.postgresMs - start.postgresMs) / rows,
  };
}

function printWorks(): void {
  console.log(
    `\nCPU ms of a record at ${few} and ${many} records (of these PostgreSQL), and memory; budget ×${budgets.growth}, ${budgets.peakMb} MB, ×${budgets.peakGrowth}`,
  );
  for (const name of small.works.keys()) {
    if (name.endsWith('start')) continue;
    const [little, much] = [perRecord(small, name, few), perRecord(large, name, many)];
    const { start, postgres } = budgets.variesMs;
    const growth = (much.command + much.postgres) / Math.max(little.command + little.postgres, start / few);
    // What grows in statements is lost among the variations of the start.
    const growthOfPostgres = much.postgres / Math.max(little.postgres, postgres / few);
    const [peakLittle, peakMuch] = [small.works.get(name)!.peakMb, large.works.get(name)!.peakMb];
    if (growth > budgets.growth) exceeded.push(name);
    if (growthOfPostgres > budgets.growth) exceeded.push(`${name}: PostgreSQL ×${growthOfPostgres.toFixed(2)}`);
    if (peakMuch > budgets.peakMb || peakMuch / peakLittle > budgets.peakGrowth) exceeded.push(`${name}: memory`);
    const costs = [little, much].map(({ command, postgres }) =>
      `${(command + postgres).toFixed(2)} (${postgres.toFixed(2)})`.padStart(15),
    );
    console.log(
      `${name.padEnd(34)}${costs.join('')}${`×${growth.toFixed(2)}`.padStart(8)}${`${peakLittle.toFixed(0)} → ${peakMuch.toFixed(0)} MB`.padStart(16)}`,
    );
  }
}

function printPages(): void {
  console.log(`\nMilliseconds of an answer about the second delivery; budget ${budgets.answerMs} ms`);
  for (const [name, ms] of large.pages) {
    const before = small.pages.get(name) ?? 0;
    if (ms > budgets.answerMs) exceeded.push(name);
    console.log(
      `${name.padEnd(34)}${before.toFixed(1).padStart(15)}${ms.toFixed(1).padStart(15)}${`×${(ms / before).toFixed(2)}`.padStart(8)}`,
    );
  }
}

function check(name: string, value: number, budget: number): void {
  console.log(`\n${name}: ${value.toFixed(2)}; budget ${budget}`);
  if (value > budget) exceeded.push(name);
}
