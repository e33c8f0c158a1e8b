import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { filledArchive } from './fill/filled-archive.js';
import { processorMs } from './processor-time.js';
import { startServer, type VedutaServer } from './running-server.js';

export const administrator = { email: 'bench@example.org', password: 'a-password-of-the-bench' };

export interface FilledServer extends VedutaServer {
  dataDir: string;
  database: Client;
  /** The first process of its PostgreSQL. */
  postmaster: number;
  /** CPU milliseconds so far: the web process and every process of its PostgreSQL. */
  usedMs(): number;
}

interface FilledServerOptions {
  environment?: Record<string, string>;
  /** The folder of the built application; another one measures another version. */
  app?: string;
  /** On a copy of its own, which goes with it: for a bench that writes. */
  isCopy?: boolean;
}

/** The production build on the archive of that many generated photos, which is made when it is not there. */
export async function startFilledServer(photos: number, options: FilledServerOptions = {}): Promise<FilledServer> {
  const { isCopy = false } = options;
  const filled = await filledArchive(photos, console.log);
  const dataDir = isCopy ? copied(filled) : filled;
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator;
  const environment = { ADMIN_EMAIL, ADMIN_PASSWORD, ...options.environment };
  const server = await startServer({ ...options, dataDir, environment });
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  const postmaster = postmasterOf(dataDir);
  return {
    ...server,
    dataDir,
    database,
    postmaster,
    usedMs: () => processorMs(server.pid, postmaster),
    async stop() {
      await database.end();
      await server.stop();
      if (isCopy) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function copied(archive: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-bench-'));
  cpSync(archive, dataDir, { recursive: true });
  return dataDir;
}

/** The first line of the file that a running cluster keeps. */
function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  if (!existsSync(file)) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
