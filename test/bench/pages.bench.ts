/**
 * What a page costs the server, at 1,000 and at 100,000 photos: CPU milliseconds of the web process when it is rendered,
 * each time at another address of its kind, and requests per second out of the cache against a bare Node server that sends
 * the same compressed bytes, in the same run. It fails when a ratio or the size of a page is over its budget; CPU
 * milliseconds depend on the machine and are only reported.
 */
import { startBareServer } from './bare-server.js';
import { startFilledServer } from './filled-server.js';
import { median } from './median.js';
import { cpuSeconds, type RunningServer } from './running-server.js';
import { wrk } from './wrk.js';

const archives = [1_000, 100_000];
const languages = ['it', 'en', 'de'];
/** The home page has three addresses: this bench renders it as often as the others because nothing is cached. */
const kinds: Record<string, (server: RunningServer) => Promise<string[]> | string[]> = {
  home: () => languages.map((language) => `/${language}`),
  archive: () => archivePages(),
  'record cards': () => languages.map((language) => `/${language}/schede`),
  photo: (server) => pagesOf(server, { list: '/api/photos?limit=100', path: 'foto' }),
  'record card': (server) => pagesOf(server, { list: '/api/entities?limit=100', path: 'scheda' }),
};
const goals: Record<string, number> = { home: 9, archive: 9, 'record cards': 9, photo: 6, 'record card': 6 };
const rendering = { connections: 4, seconds: 8 };
const reading = { connections: 16, seconds: 4 };
const rounds = 5;
const htmlBudgets: Record<string, number> = { archive: 95 };
const leastShareOfBare = 0.6;
const mostGrowth = 1.3;

const rendered = new Map<string, number[]>();
for (const photos of archives) {
  console.log(`\nRendered, ${photos} photos:`);
  const server = await startFilledServer(photos, { environment: { HTML_CACHE_MB: '0' } });
  try {
    for (const [kind, pathsOf] of Object.entries(kinds)) {
      const paths = await pathsOf(server);
      const milliseconds = await cpuPerRender(server, paths);
      rendered.set(kind, [...(rendered.get(kind) ?? []), milliseconds]);
      const kilobytes = (await (await fetch(server.url + paths[0])).arrayBuffer()).byteLength / 1000;
      report(
        kind,
        [`${milliseconds.toFixed(1)} CPU ms (goal ${goals[kind]})`, `${kilobytes.toFixed(1)} kB of HTML`],
        kilobytes > (htmlBudgets[kind] ?? Infinity),
      );
    }
  } finally {
    await server.stop();
  }
}

console.log('\nGrowth of the web process from 1,000 to 100,000 photos:');
for (const [kind, [small = 0, large = 0]] of rendered)
  report(kind, [`× ${(large / small).toFixed(2)} (budget × ${mostGrowth})`], large / small > mostGrowth);

console.log('\nOut of the cache, 100,000 photos, against a bare server:');
const server = await startFilledServer(100_000);
try {
  for (const [kind, pathsOf] of Object.entries(kinds)) {
    const [path = ''] = await pathsOf(server);
    const bare = await startBareServer(path, server.url);
    const ratios: number[] = [];
    const cpuRatios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await readAgain(server, path);
      const reference = await readAgain(bare, path);
      ratios.push(own.requestsPerSecond / reference.requestsPerSecond);
      cpuRatios.push(own.cpuPerRequest / reference.cpuPerRequest);
    }
    await bare.stop();
    const share = median(ratios);
    report(
      kind,
      [
        `${share.toFixed(2)} of its requests per second (budget ${leastShareOfBare})`,
        `${median(cpuRatios).toFixed(2)} × its CPU`,
      ],
      share < leastShareOfBare,
    );
  }
} finally {
  await server.stop();
}

/** CPU seconds by the number of renders: visitors who ask for the same page at the same moment share one. */
async function cpuPerRender(server: RunningServer, paths: string[]): Promise<number> {
  await wrk({ url: server.url, paths, ...rendering });
  const [cpu, renders] = [cpuSeconds(server.pid), await rendersOf(server)];
  await wrk({ url: server.url, paths, ...rendering });
  return ((cpuSeconds(server.pid) - cpu) / ((await rendersOf(server)) - renders)) * 1000;
}

async function rendersOf({ url }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^veduta_html_cache_requests_total\{result="miss"\} (\d+)/m.exec(metrics)?.[1]);
}

/** @throws Error when wrk needs more of the processor than the server, and so would be what is measured. */
async function readAgain({ url, pid }: RunningServer, path: string) {
  await wrk({ url, paths: [path], ...reading, seconds: 1 });
  const cpu = cpuSeconds(pid);
  const { requests, requestsPerSecond, ownCpuSeconds } = await wrk({ url, paths: [path], ...reading });
  const serverCpuSeconds = cpuSeconds(pid) - cpu;
  if (ownCpuSeconds > serverCpuSeconds)
    throw new Error(`wrk used ${ownCpuSeconds.toFixed(1)} CPU s, the server ${serverCpuSeconds.toFixed(1)}.`);
  return { requestsPerSecond, cpuPerRequest: serverCpuSeconds / requests };
}

function archivePages(): string[] {
  const pages = Array.from({ length: 30 }, (_, index) => index + 1);
  return languages.flatMap((language) => pages.map((page) => `/${language}/archivio?page=${page}`));
}

async function pagesOf({ url }: RunningServer, { list, path }: { list: string; path: string }): Promise<string[]> {
  const { items } = (await (await fetch(url + list)).json()) as { items: { slug: string }[] };
  return languages.flatMap((language) => items.map(({ slug }) => `/${language}/${path}/${slug}`));
}

function report(kind: string, figures: string[], isOverBudget: boolean): void {
  console.log(`${kind.padEnd(14)} ${figures.join(', ')}${isOverBudget ? '  OVER BUDGET' : ''}`);
  if (isOverBudget) process.exitCode = 1;
}
