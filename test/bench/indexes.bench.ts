/**
 * What each index buys with 100,000 photos (`tsx test/bench/indexes.bench.ts 20000` for 20,000): every statement of the
 * calls of list-calls.ts and search-calls.ts is explained with and without each index that its plan reads, dropped in a
 * transaction that is rolled back. Pages of 8 kB are counted, not time, so that other work on the machine does not matter.
 * Indexes that keep a rule are left out. Those that a statement reads and that buy less than `least` for all of them are marked.
 */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { startFilledServer } from './filled-server.js';
import { Measured } from './growth.js';
import { photoSorts } from '../../src/contract/photo.js';
import { type Call, listCalls } from './list-calls.js';
import { searchCalls } from './search-calls.js';

const least = 1.5;
const photos = Number(process.argv[2] ?? 100_000);
const slowestMs = 20_000;

/** Filters of few photos, for which the indexes of rare values are. */
const rareCalls: Call[] = [
  ...['license=Rare', 'lacks=year', 'lacks=position', 'status=failed', 'status=draft'].map((query) => ({
    name: `administrators' photos, ${query}`,
    path: () => `/api/admin/photos?${query}`,
    asAdministrator: true as const,
  })),
  ...photoSorts.flatMap((sort) =>
    ['', '&tagId=1'].map((tag) => ({
      name: `photos of few years by ${sort}${tag && ', of a broad tag'}`,
      path: () => `/api/photos?limit=28&from=1851&to=1852&sortBy=${sort}${tag}`,
    })),
  ),
];

const searches: Call[] = [...searchCalls, { name: 'a rare licence', query: 'licence=Rare' }].map(({ name, query }) => ({
  name: `search of ${name}`,
  path: () => `/api/search?${query}`,
}));

interface Statement {
  call: string;
  text: string;
  parameters: unknown[];
}

interface Explained {
  /** Pages of 8 kB that it reads. */
  pages: number;
  indexes: Set<string>;
}

const folder = mkdtempSync(join(tmpdir(), 'veduta-statements-'));
const file = join(folder, 'statements');
writeFileSync(file, '');
const server = await startFilledServer(photos, {
  environment: { NODE_OPTIONS: `--import ${resolve('test/bench/record-statements.mjs')}`, STATEMENTS_FILE: file },
});
try {
  const statements = await recordStatements();
  console.log(`${statements.length} statements with ${photos} photos`);
  await server.database.query(`set statement_timeout = ${slowestMs}`);
  await server.database.query('begin');
  const before = new Map<Statement, Explained>();
  for (const statement of statements) {
    const explained = await explain(server.database, statement);
    if (explained) before.set(statement, explained);
  }
  await server.database.query('rollback');
  for (const { name, size } of await plainIndexes(server.database)) {
    const readers = [...before].filter(([, { indexes }]) => indexes.has(name));
    const worst = await worstWithout(name, readers);
    const isLittle = worst !== null && worst.factor < least;
    console.log(
      [
        name.padEnd(40),
        size.padStart(8),
        (worst === null ? '–' : `×${worst.factor.toFixed(1)}`).padStart(9),
        worst === null ? '  read by no statement' : `  ${worst.from} → ${worst.to}  ${worst.call}`,
        isLittle ? `  under ×${least}` : '',
      ].join(''),
    );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The reading statements of every call, each once. */
async function recordStatements(): Promise<Statement[]> {
  const asker = await Measured.of(server);
  const found = new Map<string, Statement>();
  for (const call of [...listCalls, ...rareCalls, ...searches]) {
    truncateSync(file, 0);
    await asker.ask(call, 1);
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { text, parameters } = JSON.parse(line) as Omit<Statement, 'call'>;
      if (/^\s*\(?\s*(select|with)\b/i.test(text)) found.set(line, { call: call.name, text, parameters });
    }
  }
  return [...found.values()];
}

/** In an open transaction. @returns null where it takes longer than `slowestMs` */
async function explain(database: Client, { text, parameters }: Statement): Promise<Explained | null> {
  const explaining = `explain (analyze, buffers, timing off, format json) ${text}`;
  await database.query('savepoint explained');
  try {
    const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explaining, parameters);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], indexes: indexesOf(plan) } : null;
  } catch (error) {
    await database.query('rollback to savepoint explained');
    if ((error as { code?: string }).code === '57014') return null;
    throw error;
  }
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Index Name'?: string;
  Plans?: Plan[];
}

function indexesOf(plan: Plan, found = new Set<string>()): Set<string> {
  if (plan['Index Name']) found.add(plan['Index Name']);
  for (const inner of plan.Plans ?? []) indexesOf(inner, found);
  return found;
}

interface Worst {
  factor: number;
  from: number;
  to: number;
  call: string;
}

async function worstWithout(index: string, readers: [Statement, Explained][]): Promise<Worst | null> {
  let worst: Worst | null = null;
  const { database } = server;
  await database.query('begin');
  await database.query(`drop index ${index}`);
  for (const [statement, { pages: from }] of readers) {
    const without = await explain(database, statement);
    const to = without?.pages ?? Infinity;
    const factor = to / Math.max(1, from);
    if (!worst || factor > worst.factor) worst = { factor, from, to, call: statement.call };
  }
  await database.query('rollback');
  return worst;
}

/** Indexes that keep no rule. */
async function plainIndexes(database: Client): Promise<{ name: string; size: string }[]> {
  const { rows } = await database.query<{ name: string; size: string }>(
    `select c.relname as name, pg_size_pretty(pg_relation_size(c.oid)) as size
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where not i.indisunique and t.relnamespace = 'public'::regnamespace order by t.relname, c.relname`,
  );
  return rows;
}
