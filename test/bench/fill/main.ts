/**
 * `npm run bench:fill -- 100000`: makes the archive of generated photos that the benches use, or fills the empty archive of
 * `DATABASE_URL`, to be looked at in a browser. `-- 49000 59.9139,10.7522` makes that of another city around this position.
 */
import { positionFrom } from '../../../src/contract/position.js';
import { migrate } from '../../../src/migrations/migrate.js';
import { fillArchive } from './fill-archive.js';
import { filledArchive } from './filled-archive.js';

const photos = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(photos) || photos < 1) throw new Error('How many photos? npm run bench:fill -- 100000');
const around = process.argv[3];
const centre = around === undefined ? undefined : (positionFrom(around) ?? undefined);
if (around !== undefined && !centre)
  throw new Error('Around which position? npm run bench:fill -- 49000 59.9139,10.7522');
const started = Date.now();
const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
const onProgress = (line: string): void => console.log(`${seconds().padStart(4)} s  ${line}`);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl) {
  await migrate(databaseUrl);
  await fillArchive(databaseUrl, { photos, centre, onProgress });
  onProgress('A server starts on it, without files, after npm run files:adopt -- --yes');
} else console.log(`DATA_DIR=${await filledArchive(photos, onProgress, centre)} holds it.`);
onProgress('done');
