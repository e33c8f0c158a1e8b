/**
 * How long a search of 100,000 photos takes one client, by either engine, and how soon it finds what an administrator has
 * edited. With PostgreSQL the budget is for processor time, since other work on the machine would make the time on the clock
 * longer, which is printed beside it. With Meilisearch every answer is compared with those of Meilisearch itself to the very
 * requests that the archive sends it for that text, asked in turns and on the same way, so that other work meets both.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { masterKey, RealMeilisearch } from '../support/meilisearch-server.js';
import { Visitor } from '../support/visitor.js';
import { administrator, type FilledServer, startFilledServer } from './filled-server.js';
import { median } from './median.js';
import { type RecordedRequest, startRecordingProxy } from './recording-proxy.js';
import { searchCalls } from './search-calls.js';

const photos = 100_000;
const budgets = {
  /** p95 of the web process and PostgreSQL together. */
  postgresMs: 60,
  /** Searches a second of several clients at once, with PostgreSQL, on two cores. */
  postgresPerSecond: 60,
  /** p95 with Meilisearch: so many times that of Meilisearch itself, and so many ms more. */
  meilisearch: { times: 1.5, moreMs: 5 },
  /** From the answer to an edit until a search finds it, in the median. */
  lagMs: 1000,
};
const rounds = 12;
const clients = 4;
const edits = 7;
const lagTimeoutMs = 60_000;
const rebuildTimeoutMs = 1_800_000;

const missed: string[] = [];

const check = (name: string, value: number, most: number): void =>
  report(name, { value, budget: most, isMissed: value > most });
const checkLeast = (name: string, value: number, least: number): void =>
  report(name, { value, budget: least, isMissed: value < least });

function report(name: string, { value, budget, isMissed }: { value: number; budget: number; isMissed: boolean }): void {
  if (isMissed) missed.push(name);
  console.log(
    `${name.padEnd(52)}${value.toFixed(1).padStart(9)}  budget ${budget.toFixed(1)}${isMissed ? '  missed' : ''}`,
  );
}

/** Every client asks for all of the texts, one after the other, beginning at another. Answers searches a second. */
async function measureThroughput(ask: (query: string) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n < rounds * searchCalls.length; n += 1)
        await ask(searchCalls[(client * rounds + n) % searchCalls.length]?.query ?? '');
    }),
  );
  return (1000 * clients * rounds * searchCalls.length) / (performance.now() - begun);
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
    // Not like any other: words with two typing errors would be found too.
    const word = `lastra${randomBytes(8).toString('hex')}`;
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
    checkLeast(
      `PostgreSQL: searches a second, ${clients} clients`,
      await measureThroughput(ask),
      budgets.postgresPerSecond,
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
  const proxy = await startRecordingProxy(meilisearch.url);
  const environment = { ...workers, MEILI_URL: proxy.url, MEILI_KEY: masterKey, MEILI_PREFIX: 'bench' };
  const server = await startFilledServer(photos, { environment });
  try {
    await untilReady(server.url);
    const texts = searchCalls.flatMap(({ query }) => (/^q=[^&]+$/.test(query) ? query.slice(2) : []));
    const ask = (text: string) => timed(() => fetch(`${server.url}/api/search?q=${text}`));
    const sent = new Map<string, RecordedRequest[]>();
    for (const text of texts) {
      await ask(text);
      sent.set(
        text,
        await proxy.record(
          () => ask(text),
          ({ path }) => path.endsWith('search'),
        ),
      );
    }
    const [times, own]: [number[], number[]] = [[], []];
    for (let round = 0; round < 2 * rounds; round += 1)
      for (const [text, requests] of sent) {
        let ownMs = 0;
        for (const request of requests) ownMs += await timed(() => proxy.repeat(request));
        own.push(ownMs);
        times.push(await ask(text));
      }
    const requests = [...sent.values()].reduce((total, { length }) => total + length, 0);
    console.log(`Meilisearch itself: p95 ${p95(own).toFixed(1)} ms, ${requests} requests for ${sent.size} texts`);
    const { times: factor, moreMs } = budgets.meilisearch;
    check('/api/search with Meilisearch: p95 in ms, one client', p95(times), factor * p95(own) + moreMs);
    console.log(`Meilisearch: ${perSecond(times)} searches a second by one client`);
    await measureLag('Meilisearch', server);
  } finally {
    await server.stop();
    await proxy.stop();
    await meilisearch.remove();
  }
}

await measurePostgres();
await measureMeilisearch();
if (missed.length > 0) {
  console.log(`Budgets missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
