/**
 * How long a search of 100,000 photos takes one client, by either engine, and how soon it finds what an administrator has
 * edited. With PostgreSQL the budget is for processor time, since other work on the machine would make the time on the clock
 * longer, which is printed beside it. With Meilisearch every answer is compared with that of Meilisearch itself to the same
 * query, asked in turns, so that other work meets both.
 */
import { setTimeout } from 'node:timers/promises';
import { limits } from '../../src/contract/limits.js';
import { parametersOf, queryTexts } from '../../src/search/meilisearch/meilisearch-query.js';
import { readSearchText } from '../../src/search/search-text.js';
import { masterKey, RealMeilisearch } from '../support/meilisearch-server.js';
import { Visitor } from '../support/visitor.js';
import { administrator, type FilledServer, startFilledServer } from './filled-server.js';
import { median } from './median.js';
import { searchCalls } from './search-calls.js';

const photos = 100_000;
const budgets = {
  /** p95 of the web process and PostgreSQL together. */
  postgresMs: 60,
  /** p95 with Meilisearch: so many times that of Meilisearch itself, and so many ms more. */
  meilisearch: { times: 1.5, moreMs: 5 },
  /** From the answer to an edit until a search finds it, in the median. */
  lagMs: 1000,
};
const rounds = 12;
const edits = 7;
const lagTimeoutMs = 60_000;
const rebuildTimeoutMs = 1_800_000;

const exceeded: string[] = [];

function check(name: string, value: number, budget: number): void {
  const isOver = value > budget;
  if (isOver) exceeded.push(name);
  console.log(
    `${name.padEnd(52)}${value.toFixed(1).padStart(9)}  budget ${budget.toFixed(1)}${isOver ? '  over' : ''}`,
  );
}

const p95 = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const perSecond = (times: number[]): string =>
  ((1000 * times.length) / times.reduce((total, time) => total + time, 0)).toFixed(0);

async function timed(ask: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const answer = await ask();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

const workers = { WORKERS: 'child' };

/** The workers' first jobs after the start are not those of an edit. */
const settledMs = 5_000;

/** From the answer to an edit until a search finds the photo by its description: a new title would change its address. */
async function measureLag(name: string, server: FilledServer): Promise<void> {
  const visitor = new Visitor(server.url);
  const { status } = await visitor.signIn(administrator);
  if (status !== 200) throw new Error(`The administrator could not sign in: ${status}`);
  await setTimeout(settledMs);
  const lags: number[] = [];
  for (let n = 0; n < edits; n += 1) {
    const word = `lastra${String.fromCharCode(97 + n)}${Date.now().toString(36)}`;
    const edited = await visitor.change('PATCH', `/api/admin/photos/${n + 1}`, { json: { description: word } });
    if (edited.status !== 200) throw new Error(`The edit answered ${edited.status}`);
    const begun = performance.now();
    while (!(await finds(server, word))) {
      if (performance.now() - begun > lagTimeoutMs) throw new Error(`${name} does not find an edited photo`);
      await setTimeout(20);
    }
    lags.push(performance.now() - begun);
  }
  check(`${name}: ms until an edit is found, median of ${edits}`, median(lags), budgets.lagMs);
}

async function finds({ url }: FilledServer, word: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/search?q=${word}&limit=1`);
  return ((await answer.json()) as { estimatedTotalHits: number }).estimatedTotalHits === 1;
}

async function measurePostgres(): Promise<void> {
  const server = await startFilledServer(photos, { environment: workers });
  try {
    const ask = (query: string) => timed(() => fetch(`${server.url}/api/search?${query}`));
    for (const { query } of searchCalls) await ask(query);
    const [times, used]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const { query } of searchCalls) {
        const before = server.usedMs();
        times.push(await ask(query));
        used.push(server.usedMs() - before);
      }
    check('PostgreSQL: p95 in ms of processor time', p95(used), budgets.postgresMs);
    console.log(
      `PostgreSQL: p95 ${p95(times).toFixed(1)} ms on the clock, ${perSecond(times)} searches a second by one client, ` +
        `${perSecond(used)} by processor time`,
    );
    await measureLag('PostgreSQL', server);
  } finally {
    await server.stop();
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + rebuildTimeoutMs;
  for (;;) {
    const { status } = (await (await fetch(`${url}/health/ready`)).json()) as { status: string };
    if (status === 'ready') return;
    if (Date.now() > deadline) throw new Error('Meilisearch has no complete indexes.');
    await setTimeout(1000);
  }
}

async function measureMeilisearch(): Promise<void> {
  const meilisearch = await RealMeilisearch.started();
  const environment = { ...workers, MEILI_URL: meilisearch.url, MEILI_KEY: masterKey, MEILI_PREFIX: 'bench' };
  const server = await startFilledServer(photos, { environment });
  try {
    await untilReady(server.url);
    // Texts that Meilisearch is asked as they are: others are several queries of the archive.
    const texts = searchCalls.flatMap(({ query }) =>
      /^q=[^&]+$/.test(query) ? decodeURIComponent(query.slice(2)) : [],
    );
    const ask = (text: string) => timed(() => fetch(`${server.url}/api/search?q=${text}`));
    const askItself = (text: string) => timed(() => fetch(...directly(meilisearch, text)));
    for (const text of texts) await Promise.all([ask(text), askItself(text)]);
    const [times, own]: [number[], number[]] = [[], []];
    for (let round = 0; round < 2 * rounds; round += 1)
      for (const text of texts) {
        own.push(await askItself(text));
        times.push(await ask(text));
      }
    console.log(`Meilisearch itself: p95 ${p95(own).toFixed(1)} ms`);
    const { times: factor, moreMs } = budgets.meilisearch;
    check('/api/search with Meilisearch: p95 in ms, one client', p95(times), factor * p95(own) + moreMs);
    console.log(`Meilisearch: ${perSecond(times)} searches a second by one client`);
    await measureLag('Meilisearch', server);
  } finally {
    await server.stop();
    await meilisearch.remove();
  }
}

/** The request that the archive sends for a text whose words need no correction. */
function directly({ url }: RealMeilisearch, text: string): [string, RequestInit] {
  const search = { kind: 'photo', language: 'it', limit: limits.pageSize.search, offset: 0 } as const;
  const [q] = queryTexts(readSearchText(text.replaceAll('+', ' ')), new Map());
  return [
    `${url}/indexes/bench_photos/search`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${masterKey}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      },
      body: JSON.stringify({ ...parametersOf(search), q, limit: search.limit, offset: 0 }),
    },
  ];
}

await measurePostgres();
await measureMeilisearch();
if (exceeded.length > 0) {
  console.log(`Over the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
