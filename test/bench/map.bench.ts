/**
 * What a view of the map costs the web process with 100,000 photos: CPU milliseconds beyond those of a request that does
 * nothing, and bytes as they are sent, at all zoom levels of the map and with all kinds of filters, every view another one;
 * and the memory of a million points. Of several rounds the cheapest counts: other work on the machine only adds to it.
 * Fails when a cost is over its budget.
 */
import { Agent, get } from 'node:http';
import { formatMapBox } from '../../src/contract/map-box.js';
import { mercatorX, mercatorY, positionAt, snapToTiles } from '../../src/contract/mercator.js';
import { MapPoints, worldUnits } from '../../src/map/map-points.js';
import { startFilledServer } from './filled-server.js';
import { processorMs } from './processor-time.js';

const budgets = { cpuMs: 2, bytes: 15_000, bytesPerPoint: 100 };
/** What a request that does nothing costs on the machine of the budget: on a slower one the budget is in proportion. */
const usualNothingMs = 0.8;
const photos = 100_000;
const [rounds, requests] = [5, 40];
const centre = { lat: 45.6495, lng: 13.7768 };
/** A window, with the margin that the page adds. */
const windowPx = { width: 1440 + 128, height: 900 + 128 };
const zooms = { all: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], some: [12, 14, 16, 18] };

const years = 'periods=1860-1945';
const calls = [
  { name: 'years', filters: years, zooms: zooms.all },
  { name: 'everything', filters: 'undated=true', zooms: zooms.all },
  {
    name: 'two periods, two categories',
    filters: 'periods=1900-1914,1925-1938&types=building,church',
    zooms: zooms.some,
  },
  { name: 'an entity', filters: 'entityId=1&undated=true', zooms: zooms.some },
  { name: 'a tag', filters: 'tags=1&undated=true', zooms: zooms.some },
  { name: 'a text', filters: `q=via&${years}`, zooms: zooms.some },
];

/** The nth view of a visitor who moves the map at a zoom level, as the page asks for it. */
function viewAt(zoom: number, n: number): string {
  const world = 256 * 2 ** zoom;
  // Closer views go further about: the city is larger there.
  const reach = 2 ** Math.max(0, zoom - 13);
  const x = mercatorX(centre.lng) * world + (((n * 137) % 400) - 200) * reach;
  const y = mercatorY(centre.lat) * world + (((n * 89) % 300) - 150) * reach;
  const northWest = positionAt((x - windowPx.width / 2) / world, (y - windowPx.height / 2) / world);
  const southEast = positionAt((x + windowPx.width / 2) / world, (y + windowPx.height / 2) / world);
  const box = { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
  return `/api/map?bbox=${formatMapBox(snapToTiles(box, zoom))}&zoom=${zoom}&maxZoom=19`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Bytes of the answer as it is sent to a browser. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} failed`))));
    }).on('error', reject);
  });

const server = await startFilledServer(photos);
const exceeded: string[] = [];
let asked = 0;

/** CPU milliseconds of a request in the cheapest round, and the bytes of the largest answer. */
async function costOf(path: (n: number) => string): Promise<{ cpuMs: number; bytes: number }> {
  let [cpuMs, bytes] = [Infinity, 0];
  // The first round fills the caches of the filters, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const before = processorMs(server.pid, 0);
    for (let n = 0; n < requests; n += 1) bytes = Math.max(bytes, await bytesOf(server.url + path((asked += 1))));
    if (round > 0) cpuMs = Math.min(cpuMs, (processorMs(server.pid, 0) - before) / requests);
  }
  return { cpuMs, bytes };
}

try {
  const { cpuMs: nothing } = await costOf(() => '/health/live');
  const budgetMs = budgets.cpuMs * Math.max(1, nothing / usualNothingMs);
  console.log(`CPU ms of a view at ${photos} photos, beyond ${nothing.toFixed(2)} ms of a request that does nothing`);
  console.log('Budget'.padEnd(36) + `${budgetMs.toFixed(2)} ms`.padStart(10) + `${budgets.bytes} bytes`.padStart(16));
  for (const { name, filters, zooms: levels } of calls)
    for (const zoom of levels) {
      const { cpuMs, bytes } = await costOf((n) => `${viewAt(zoom, n)}&${filters}`);
      const title = `${name}, zoom ${zoom}`;
      if (cpuMs - nothing > budgetMs) exceeded.push(`${title}: CPU`);
      if (bytes > budgets.bytes) exceeded.push(`${title}: bytes`);
      console.log(title.padEnd(36) + (cpuMs - nothing).toFixed(2).padStart(10) + `${bytes}`.padStart(16));
    }
} finally {
  agent.destroy();
  await server.stop();
}

const points = 1_000_000;
const before = process.memoryUsage().arrayBuffers;
const columns = new MapPoints(points);
// What is prepared for parts of the map is made when one is first asked for.
columns.within({ left: 0, top: worldUnits / 2, width: 1, height: 1 });
global.gc?.();
const perPoint = (process.memoryUsage().arrayBuffers - before) / columns.size;
if (perPoint > budgets.bytesPerPoint) exceeded.push('memory');
console.log(`${perPoint.toFixed(1)} bytes of memory a point, of ${points} points`);

if (exceeded.length > 0) {
  console.log(`Over the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
