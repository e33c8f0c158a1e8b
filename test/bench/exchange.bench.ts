/**
 * What moving in and moving out cost, in seconds for 10,000 records beside a running server, and how that grows with the archive:
 * a table that is tried on archives of 10,000 and 100,000 photos, their exports, and two tables that are imported into an empty
 * archive one after the other. Fails beyond a budget.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFilledServer } from './filled-server.js';
import { startServer } from './running-server.js';

const sizes = { small: 10_000, large: 100_000 };
const rows = 10_000;
const budgets = {
  /** How many times more a row costs when it is tried on the large archive. */
  tryingGrowth: 2,
  /** How many times more a photo costs in the export of the large archive. */
  exportGrowth: 1.5,
  /** How many times more the second table costs than the first. */
  importGrowth: 1.5,
  /** Of the process of the command, in MB. */
  importMemory: 400,
  exportMemory: 600,
};

interface Cost {
  seconds: number;
  /** Peak of the resident memory. */
  megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'veduta-bench-exchange-'));
const exceeded: string[] = [];
try {
  const table = tableOf('one', rows);
  const trying = ['--dry-run', table];
  const small = await startFilledServer(sizes.small);
  const large = await startFilledServer(sizes.large);
  try {
    const start = (await run('import', small.databaseUrl, ['--dry-run', tableOf('start', 1)])).seconds;
    const [few, many] = [
      await run('import', small.databaseUrl, trying),
      await run('import', large.databaseUrl, trying),
    ];
    say(`trying ${rows} rows`, few, many, (many.seconds - start) / (few.seconds - start), budgets.tryingGrowth);
    const [little, much] = [
      await run('export', small.databaseUrl, ['--out', join(folder, 'small.zip')]),
      await run('export', large.databaseUrl, ['--out', join(folder, 'large.zip')]),
    ];
    const growth = (much.seconds - start) / sizes.large / ((little.seconds - start) / sizes.small);
    say(`exporting ${sizes.small} and ${sizes.large}`, little, much, growth, budgets.exportGrowth);
    within('memory of an export', much.megabytes, budgets.exportMemory);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }

  const empty = await startServer({ dataDir: join(folder, 'archive') });
  try {
    const start = (await run('import', empty.databaseUrl, [tableOf('begin', 1)])).seconds;
    const first = await run('import', empty.databaseUrl, ['--create-tags', table]);
    const second = await run('import', empty.databaseUrl, ['--create-tags', tableOf('two', rows)]);
    const growth = (second.seconds - start) / (first.seconds - start);
    say(`importing ${rows} rows, and as many again`, first, second, growth, budgets.importGrowth);
    within('memory of an import', second.megabytes, budgets.importMemory);
  } finally {
    await empty.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (exceeded.length > 0) {
  console.log(`Beyond the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}

/** A dirty table as collections have them: dates in words, lists in cells, places, other columns. */
function tableOf(name: string, count: number): string {
  const path = join(folder, `${name}.csv`);
  const lines = Array.from({ length: count }, (_, n) =>
    [
      `${name}-${n}`,
      `Veduta ${n} del porto`,
      n % 3 === 0 ? `${1880 + (n % 80)} ca.` : `anni ${['Venti', 'Trenta', 'Quaranta'][n % 3]}`,
      ['Wulz', 'Pozzar', 'Alinari'][n % 3],
      `porto; molo ${n % 40}`,
      `${45.6 + (n % 100) / 1_000} ${13.7 + (n % 100) / 1_000}`,
      `scatola ${n % 17}`,
    ].join('\t'),
  );
  writeFileSync(path, ['id\tTitolo\tData\tAutore\tTag\tCoordinate\tScatola', ...lines, ''].join('\n'));
  return path;
}

/** Runs a command of the built application on a database. @throws Error when it fails */
async function run(command: 'import' | 'export', databaseUrl: string, given: string[]): Promise<Cost> {
  const begin = performance.now();
  const child = spawn(process.execPath, [`dist/backend/src/${command}/${command}.main.js`, ...given], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: folder },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid ?? 0));
  }, 200);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${given.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - begin) / 1_000, megabytes };
}

/** Megabytes; 0 for a process that has ended. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

function say(name: string, one: Cost, other: Cost, growth: number, budget: number): void {
  const isOver = growth > budget;
  if (isOver) exceeded.push(name);
  const cost = ({ seconds, megabytes }: Cost): string =>
    `${seconds.toFixed(1).padStart(7)} s ${megabytes.toFixed(0).padStart(5)} MB`;
  console.log(
    `${name.padEnd(42)}${cost(one)}${cost(other)}  ×${growth.toFixed(2)} of ×${budget}${isOver ? '  beyond the budget' : ''}`,
  );
}

function within(name: string, megabytes: number, budget: number): void {
  if (megabytes > budget) exceeded.push(`${name}: ${megabytes.toFixed(0)} of ${budget} MB`);
}
