/**
 * `npm run bench:fill -- 100000`: makes the archive of generated photos that the benches use, or fills the empty archive of
 * `DATABASE_URL`, to be looked at in a browser.
 */
import { migrate } from '../../../src/migrations/migrate.js';
import { fillArchive } from './fill-archive.js';
import { filledArchive } from './filled-archive.js';

const photos = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(photos) || photos < 1) throw new Error('How many photos? npm run bench:fill -- 100000');
const started = Date.now();
const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
const onProgress = (line: string): void => console.log(`${seconds().padStart(4)} s  ${line}`);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl) {
  await migrate(databaseUrl);
  await fillArchive(databaseUrl, { photos, onProgress });
} else console.log(`DATA_DIR=${await filledArchive(photos, onProgress)} holds it.`);
onProgress('done');
