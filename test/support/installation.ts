import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ContributionRow } from '../../src/contributions/contribution.row.js';
import { DefaultCoverRow } from '../../src/entities/default-covers/default-cover.row.js';
import { EntityRelationRow } from '../../src/entities/relations/entity-relation.row.js';
import { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import { EntityRow } from '../../src/entities/entity.row.js';
import { PhotoRow } from '../../src/photos/photo.row.js';
import { TagRow } from '../../src/photos/tags/tag.row.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { aDatabase, type TestDatabase } from './database.js';
import { factories } from './factories.js';
import { freePort } from './free-port.js';
import type { RunningSite } from './site.js';
import { until } from './until.js';

const rows = [ContributionRow, PhotoRow, TagRow, EntityRow, EntityTypeRow, EntityRelationRow, DefaultCoverRow];

/**
 * The production build as an operator starts it: a process for the web, which starts the one of the workers.
 * @param folder of the build; `environment` as the operator sets it
 */
export async function startInstallation({
  folder = 'dist',
  environment = {},
  makeDatabase = aDatabase,
}: {
  folder?: string;
  environment?: Record<string, string>;
  makeDatabase?: () => Promise<TestDatabase>;
} = {}): Promise<RunningSite & { pid: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-site-'));
  const testDatabase = await makeDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(folder, 'backend/src/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: testDatabase.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      WEB_PROCESSES: '1',
      ...environment,
    },
  });
  const database = await new DataSource({
    ...databaseOptions(testDatabase.url),
    entities: rows,
    poolSize: 3,
  } as DataSourceOptions).initialize();

  async function close(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
    await database.destroy();
    await testDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    await until(async () => {
      if (server.exitCode !== null) throw new Error(`The server has ended with ${server.exitCode}.`);
      return (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true;
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pid: server.pid!, database, ...factories(database), close };
}
