import { setTimeout } from 'node:timers/promises';
import { type RunningServer, startDemoServer } from './running-server.js';

export const browserPath = '/usr/bin/chromium';

/**
 * The production build with the demo's renditions, made by the worker, which takes a minute or two. `BENCH_SERVER` names
 * one that runs already instead.
 */
export async function startPublishedDemo(): Promise<RunningServer> {
  const running = process.env['BENCH_SERVER'];
  if (running) return { url: running, pid: 0, stop: () => Promise.resolve() };
  const server = await startDemoServer({ withImages: true });
  let published = -1;
  // The number of photos no longer changes: all are published.
  for (let now = 0; now !== published || now === 0; now = await photosOf(server.url)) {
    published = now;
    await setTimeout(15_000);
  }
  return server;
}

/** Home, archive, map, an entity and a photo. */
export async function benchedPages(url: string): Promise<string[]> {
  const first = async (path: string): Promise<string> =>
    ((await (await fetch(url + path)).json()) as { items: { slug: string }[] }).items[0]?.slug ?? '';
  return [
    '/it',
    '/it/archivio',
    '/it/map',
    `/it/scheda/${await first('/api/entities?limit=1')}`,
    `/it/foto/${await first('/api/photos?limit=1')}`,
  ];
}

async function photosOf(url: string): Promise<number> {
  return ((await (await fetch(`${url}/api/photos?limit=1`)).json()) as { total: number }).total;
}
