/**
 * What a view of the map costs the web process with 100,000 photos, and how much more that is than with 1,000: CPU
 * milliseconds and compressed bytes of an answer, at several zoom levels in one run; and the memory of a million points.
 * CPU is counted beyond that of a request that does nothing. Fails when a cost is over its budget.
 */
import { brotliCompressSync } from 'node:zlib';
import { formatMapBox } from '../../src/contract/map-box.js';
import { mercatorX, mercatorY, positionAt, snapToTiles } from '../../src/contract/mercator.js';
import { MapPoints } from '../../src/map/map-points.js';
import { startFilledServer } from './filled-server.js';
import { growthOf, Measured } from './growth.js';
import type { Call } from './list-calls.js';

const budgets = { cpuMs: 2, bytes: 15_000, bytesPerPoint: 100 };
const sizes = { small: 1_000, large: 100_000 };
const centre = { lat: 45.6495, lng: 13.7768 };
const windowPx = { width: 1440, height: 900 };

/** The nth view of a visitor who moves the map at a zoom level, as the page asks for it. */
function viewAt(zoom: number, n: number): string {
  const world = 256 * 2 ** zoom;
  const x = mercatorX(centre.lng) * world + ((n * 137) % 400) - 200;
  const y = mercatorY(centre.lat) * world + ((n * 89) % 300) - 150;
  const northWest = positionAt((x - windowPx.width / 2) / world, (y - windowPx.height / 2) / world);
  const southEast = positionAt((x + windowPx.width / 2) / world, (y + windowPx.height / 2) / world);
  const box = { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
  return `/api/map?bbox=${formatMapBox(snapToTiles(box, zoom))}&zoom=${zoom}`;
}

const filters = '&periods=1860-1945';
const calls: Call[] = [
  ...[12, 14, 16, 17, 19].map((zoom) => ({
    name: `view at zoom ${zoom}`,
    path: (n: number) => viewAt(zoom, n) + filters,
  })),
  { name: 'view of all years at zoom 14', path: (n) => `${viewAt(14, n)}&undated=true` },
  { name: 'view of an entity', path: (n) => `${viewAt(16, n)}&entityId=1&undated=true` },
];

const nothing: Call = { name: 'nothing', path: () => '/health/live' };

const [small, large] = [await startFilledServer(sizes.small), await startFilledServer(sizes.large)];
const exceeded: string[] = [];
try {
  const [few, many] = [await Measured.of(small), await Measured.of(large)];
  console.log(`CPU ms of a request at ${sizes.small} and ${sizes.large} photos; bytes compressed (brotli)`);
  const { large: base } = await growthOf(nothing, few, many);
  console.log(`${nothing.name.padEnd(36)}${base.toFixed(2).padStart(16)}`);
  for (const call of calls) {
    const growth = await growthOf(call, few, many);
    const bytes = brotliCompressSync(await many.ask(call, 1)).length;
    if (growth.large - base > budgets.cpuMs) exceeded.push(`${call.name}: CPU`);
    if (bytes > budgets.bytes) exceeded.push(`${call.name}: bytes`);
    console.log(
      [
        call.name.padEnd(36),
        growth.small.toFixed(2).padStart(8),
        growth.large.toFixed(2).padStart(8),
        `×${growth.ratio.toFixed(2)}`.padStart(8),
        `${bytes} bytes`.padStart(14),
      ].join(''),
    );
  }
} finally {
  await Promise.all([small.stop(), large.stop()]);
}

const points = 1_000_000;
const before = process.memoryUsage().arrayBuffers;
const columns = new MapPoints(points);
const perPoint = (process.memoryUsage().arrayBuffers - before) / columns.size;
if (perPoint > budgets.bytesPerPoint) exceeded.push('memory');
console.log(`${perPoint.toFixed(1)} bytes of memory a point, of ${points} points`);

if (exceeded.length > 0) {
  console.log(`Over the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
