import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../../../src/migrations/migrate.js';
import { fillArchive } from './fill-archive.js';
import type { Position } from '../../../src/contract/position.js';

/**
 * The data directory of an archive with that many generated photos. It is made once and used by every bench, until the
 * schema or the generator changes.
 */
export async function filledArchive(
  photos: number,
  onProgress: (line: string) => void,
  centre?: Position,
): Promise<string> {
  const dataDir = join('.cache/bench', centre ? `${photos}-${centre.lat},${centre.lng}` : String(photos));
  const stamp = join(dataDir, 'stamp');
  const wanted = stampOf(['src/migrations', 'src/search', 'test/bench/fill']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ directory: join(dataDir, 'postgres') });
  try {
    await migrate(postgres.url);
    await fillArchive(postgres.url, { photos, centre, onProgress });
    await adoptFolder(postgres.url, dataDir);
  } finally {
    await postgres.stop();
  }
  writeFileSync(stamp, wanted);
  return dataDir;
}

/** By the command that operators use: a server refuses a folder without the originals that its database names. */
async function adoptFolder(databaseUrl: string, dataDir: string): Promise<void> {
  const adopt = spawn(process.execPath, ['dist/backend/src/stored-files/adopt.main.js', '--yes'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
  const [status] = (await once(adopt, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The folder could not be made that of the archive.');
}

function stampOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()))
      hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}
