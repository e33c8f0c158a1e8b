/**
 * What a page costs the server: CPU milliseconds when it is rendered anew and when it comes out of the cache, and requests
 * per second against a bare Node server that returns the same bytes, in the same run.
 */
import autocannon from 'autocannon';
import { cpuSeconds, type RunningServer, startBareServer, startDemoServer } from './running-server.js';

const server = await startDemoServer();
const [photo] = ((await (await fetch(`${server.url}/api/photos?limit=1`)).json()) as { items: { slug: string }[] })
  .items;
const paths = [
  '/it',
  '/it/archivio',
  `/it/foto/${photo?.slug}`,
  '/it/schede',
  '/api/photos?limit=28',
  '/api/entities?pageSize=21',
];
const rounds = 150;

try {
  for (const path of paths) {
    const isPage = !path.startsWith('/api');
    const fresh = await cpuPerRequest(server, (n) => `${path}${path.includes('?') ? '&' : '?'}fresh=${n}`);
    const again = await cpuPerRequest(server, () => path);
    const bare = await startBareServer(path, server.url);
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1)
      ratios.push((await requestsPerSecond(server.url + path)) / (await requestsPerSecond(bare.url + path)));
    await bare.stop();
    const ratio = ratios.sort((a, b) => a - b)[1] ?? 0;
    console.log(
      [
        path.replace(photo?.slug ?? '', 'x').padEnd(28),
        isPage ? `rendered ${fresh.toFixed(2)} CPU ms` : `answered ${fresh.toFixed(2)} CPU ms`,
        isPage ? `cached ${again.toFixed(2)} CPU ms` : '',
        `${(ratio * 100).toFixed(0)} % of a bare server's requests per second`,
      ]
        .filter(Boolean)
        .join(', '),
    );
  }
} finally {
  await server.stop();
}

async function cpuPerRequest({ url, pid }: RunningServer, path: (n: number) => string): Promise<number> {
  const ask = async (from: number, count: number): Promise<void> => {
    for (let n = from; n < from + count; n += 1) await (await fetch(url + path(n))).arrayBuffer();
  };
  await ask(-50, 50);
  const before = cpuSeconds(pid);
  await ask(0, rounds);
  return ((cpuSeconds(pid) - before) / rounds) * 1000;
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: 3, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}
