/**
 * What a search costs with 1,000 and with 100,000 photos: CPU milliseconds of the web process and of all processes of its
 * PostgreSQL for one request, in one run, and the check and the rebuild of the index. Fails beyond a budget.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FilledServer, startFilledServer } from './filled-server.js';
import { processorMs } from './processor-time.js';
import { type SearchCall, searchCalls } from './search-calls.js';

const sizes = { small: 1_000, large: 100_000 };
const budgets = {
  /** How many times more a search that matches half of the archive may cost in the large one, and any other. */
  broadGrowth: 2,
  growth: 3,
  /** CPU milliseconds of PostgreSQL for any search in the large archive. */
  postgresMs: 15,
  /** CPU seconds of a check or a rebuild for 10,000 documents: a minute on two cores for 100,000. */
  indexSeconds: 12,
};
const rounds = 3;
const requests = 10;

interface Cost {
  all: number;
  postgres: number;
}

const small = await startFilledServer(sizes.small);
const large = await startFilledServer(sizes.large);
const exceeded: string[] = [];
try {
  console.log(
    `CPU ms of a request at ${sizes.small} and ${sizes.large} photos, and of PostgreSQL at ${sizes.large}; ` +
      `budgets: ×${budgets.broadGrowth} for half of the archive, else ×${budgets.growth}; ${budgets.postgresMs} ms of PostgreSQL`,
  );
  for (const call of searchCalls) await measure(call);
  await measureCommand('check', 'a check');
  await measureCommand('rebuild', 'a rebuild, nothing changed');
  await large.database.query('delete from search_documents');
  await measureCommand('rebuild', 'a rebuild, everything changed');
} finally {
  await Promise.all([small.stop(), large.stop()]);
}
if (exceeded.length > 0) {
  console.log(`Beyond the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}

/** Both archives in turns, so that other work on the machine meets both. A budget is exceeded when two rounds exceed it. */
async function measure(call: SearchCall): Promise<void> {
  for (const archive of [small, large]) await costOf(call, archive);
  const costs: { few: Cost; many: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push({ few: await costOf(call, small), many: await costOf(call, large) });
  const growth = costs.map(({ few, many }) => many.all / few.all);
  const postgres = costs.map(({ many }) => many.postgres);
  const mostGrowth = call.isBroad ? budgets.broadGrowth : budgets.growth;
  const isOver = secondLowest(growth) > mostGrowth || secondLowest(postgres) > budgets.postgresMs;
  if (isOver) exceeded.push(call.name);
  console.log(
    [
      call.name.padEnd(42),
      median(costs.map(({ few }) => few.all))
        .toFixed(1)
        .padStart(7),
      median(costs.map(({ many }) => many.all))
        .toFixed(1)
        .padStart(7),
      `×${median(growth).toFixed(2)}`.padStart(8),
      median(postgres).toFixed(1).padStart(7),
      isOver ? '  beyond the budget' : '',
    ].join(''),
  );
}

/** CPU milliseconds of one request. */
async function costOf({ query }: SearchCall, server: FilledServer): Promise<Cost> {
  const { postmaster } = server;
  const [allBefore, postgresBefore] = [server.usedMs(), processorMs(0, postmaster)];
  for (let n = 0; n < requests; n += 1) {
    const answer = await fetch(`${server.url}/api/search?${query}`);
    if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return {
    all: (server.usedMs() - allBefore) / requests,
    postgres: (processorMs(0, postmaster) - postgresBefore) / requests,
  };
}

/** By the command that operators use, beside the running server. */
async function measureCommand(command: 'check' | 'rebuild', name: string): Promise<void> {
  const used = (): number => processorMs(0, large.postmaster) + processorMs(0, process.pid);
  const [started, before] = [Date.now(), used()];
  const running = spawn(process.execPath, [`dist/backend/src/search/${command}.main.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: large.databaseUrl,
    },
  });
  const [status] = (await once(running, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${name} failed.`);
  const batches = sizes.large / 10_000;
  const cpuSeconds = (used() - before) / 1000 / batches;
  const seconds = (Date.now() - started) / 1000 / batches;
  const isOver = cpuSeconds > budgets.indexSeconds;
  if (isOver) exceeded.push(name);
  console.log(
    `${name}, for 10,000 documents: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s, ` +
      `budget ${budgets.indexSeconds} CPU s${isOver ? '  beyond the budget' : ''}`,
  );
}

function sorted(values: number[]): number[] {
  return values.toSorted((one, other) => one - other);
}

function median(values: number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0;
}

function secondLowest(values: number[]): number {
  return sorted(values)[1] ?? 0;
}
