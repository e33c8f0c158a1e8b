/**
 * The whole archive under load: pages that are kept and pages that are rendered, whoever is signed in, searches, the map, tiles
 * and uploads, at 1,000 and at 100,000 photos, with one web process and with two. One table, each row against another of the same
 * run: two processes against one, kept pages against a bare Node server and nginx that send the same bytes. It fails when a ratio
 * is over its budget; milliseconds depend on the machine and are printed with the goals that they have.
 */
import { setTimeout } from 'node:timers/promises';
import { aJpeg } from '../support/scans.js';
import { startBareServer } from './bare-server.js';
import { type FilledServer, startFilledServer } from './filled-server.js';
import { type Asked, type Kind, kept, kinds, tilesOf, uploadScan } from './load/kinds.js';
import { startNginxWithBytes } from './load/nginx-with-bytes.js';
import { treeMiB, treeMs } from './load/process-tree.js';
import { median } from './median.js';
import { wrk } from './wrk.js';

const sizes = process.argv.slice(2).map(Number);
const archives = sizes.length > 0 ? sizes : [1_000, 100_000];
const seconds = 6;
const clients = 64;
const rounds = 3;
/** Of a bare server's requests; the goal is 0.8. */
const leastShareOfBare = 0.6;
const mostTail = 10;
const mostMiB = 400;
const mostGrowthOfMemory = 1.25;
const requestsOfEndurance = 100_000;

interface Row {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds of all processes. */
  ms: number;
  /** Those of PostgreSQL among them. */
  databaseMs: number;
}

const isOver: string[] = [];
for (const photos of archives) {
  const byProcesses: Map<string, Row>[] = [];
  for (const processes of [1, 2]) byProcesses.push(await rowsOf(photos, processes));
  print(photos, byProcesses);
  await againstOthers(photos);
}
if (isOver.length > 0) {
  console.log(`\nOVER BUDGET: ${isOver.join('; ')}`);
  process.exitCode = 1;
}

/** Pages that are rendered need a server that keeps none. */
async function rowsOf(photos: number, processes: number): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const common = { WEB_PROCESSES: String(processes) };
  for (const isRendered of [false, true]) {
    const environment = { ...common, ...(isRendered ? { HTML_CACHE_MB: '0' } : { WORKERS: 'child' }) };
    const server = await startFilledServer(photos, { environment, isCopy: !isRendered });
    try {
      for (const kind of kinds.filter((each) => each.isRendered === isRendered))
        rows.set(kind.name, await measured(server, await kind.asked(server)));
      if (!isRendered) {
        rows.set('upload', await uploads(server));
        rows.set('tiles', await measured(server, await tilesOf(server)));
      }
      // What was asked for last is still being answered.
      await setTimeout(2000);
    } finally {
      await server.stop();
    }
  }
  return rows;
}

async function measured(server: FilledServer, asked: Asked, connections = clients): Promise<Row> {
  await wrk({ url: server.url, ...asked, connections, seconds: 2 });
  const used = usedSince(server);
  const { requests, requestsPerSecond, p50, p99 } = await wrk({ url: server.url, ...asked, connections, seconds });
  return { requestsPerSecond, p50, p99, ...used(requests) };
}

/** What requests have used since, each. */
function usedSince({ pid, postmaster }: FilledServer): (requests: number) => Pick<Row, 'ms' | 'databaseMs'> {
  const [all, database] = [treeMs(pid), treeMs(postmaster)];
  return (requests) => ({
    ms: (treeMs(pid) - all) / requests,
    databaseMs: (treeMs(postmaster) - database) / requests,
  });
}

/** Four people at once, each one scan after the other; counted until the scan is stored. */
async function uploads(server: FilledServer): Promise<Row> {
  const people = 4;
  const each = 10;
  const scans = await Promise.all(Array.from({ length: people * each }, (_, seed) => aJpeg({ seed })));
  await uploadScan(server, await aJpeg({ seed: people * each }));
  const used = usedSince(server);
  const taken: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (const scan of scans.slice(person * each, (person + 1) * each)) {
        const sent = performance.now();
        await uploadScan(server, scan);
        taken.push(performance.now() - sent);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  return {
    requestsPerSecond: scans.length / elapsed,
    p50: median(taken),
    p99: Math.max(...taken),
    ...used(scans.length),
  };
}

function print(photos: number, [one = new Map(), two = new Map()]: Map<string, Row>[]): void {
  const columns = ['requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'PostgreSQL', 'goal', 'two processes'];
  console.log(`\n${photos} photos, one web process:`);
  console.log(`${''.padEnd(12)} ${columns.map((column) => column.padStart(13)).join('')}`);
  for (const [name, row] of one) {
    const { goalMs: goal, mostOfDatabase = 1 } = kinds.find((kind: Kind) => kind.name === name) ?? {};
    if (row.databaseMs > mostOfDatabase * row.ms) isOver.push(`PostgreSQL for ${name} of ${photos} photos`);
    const more = (two.get(name)?.requestsPerSecond ?? 0) / row.requestsPerSecond;
    const figures = [
      row.requestsPerSecond.toFixed(0),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.ms.toFixed(2),
      row.databaseMs.toFixed(2),
      goal === undefined ? '' : String(goal),
      `× ${more.toFixed(2)}`,
    ];
    console.log(`${name.padEnd(12)} ${figures.map((figure) => figure.padStart(13)).join('')}`);
  }
  const page = one.get(kept.name);
  if (page && page.p99 > mostTail * page.p50) isOver.push(`the slowest kept pages of ${photos} photos`);
}

/** Kept pages against bare servers, and the memory of everything: at rest, and after very many requests. */
async function againstOthers(photos: number): Promise<void> {
  const server = await startFilledServer(photos, { environment: { WORKERS: 'child' }, isCopy: true });
  const atRest = treeMiB(server.pid);
  const asked = await kept.asked(server);
  const [path = ''] = asked.paths;
  const bare = await startBareServer(path, server.url);
  const nginx = await startNginxWithBytes(path, server.url);
  try {
    const ofBare: number[] = [];
    const ofNginx: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await requestsPerSecond(server.url, asked);
      ofBare.push(own / (await requestsPerSecond(bare.url, asked)));
      if (nginx) ofNginx.push(own / (await requestsPerSecond(nginx.url, asked)));
    }
    const warm = treeMiB(server.pid);
    let requests = 0;
    while (requests < requestsOfEndurance)
      requests += (await wrk({ url: server.url, ...asked, connections: clients, seconds })).requests;
    const afterwards = treeMiB(server.pid);
    console.log(
      `kept pages: ${median(ofBare).toFixed(2)} of a bare Node server (goal 0.8)` +
        (nginx ? `, ${median(ofNginx).toFixed(2)} of nginx` : ''),
    );
    console.log(
      `memory of everything: ${atRest.toFixed(0)} MiB at rest (budget ${mostMiB}), ${warm.toFixed(0)} under load, ` +
        `× ${(afterwards / warm).toFixed(2)} after ${requests} requests more (budget × ${mostGrowthOfMemory})`,
    );
    if (median(ofBare) < leastShareOfBare) isOver.push(`kept pages of ${photos} photos`);
    if (atRest > mostMiB) isOver.push(`memory at rest with ${photos} photos`);
    if (afterwards > warm * mostGrowthOfMemory) isOver.push(`memory after ${requests} requests`);
  } finally {
    await nginx?.close();
    await bare.stop();
    await server.stop();
  }
}

async function requestsPerSecond(url: string, { paths }: Asked): Promise<number> {
  await wrk({ url, paths, connections: 16, seconds: 1 });
  return (await wrk({ url, paths, connections: 16, seconds: 4 })).requestsPerSecond;
}
