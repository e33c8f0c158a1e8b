import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config/config.js';
import { OperatorError } from '../operator-error.js';
import { findEmbeddedPostgres } from './embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.js';

/**
 * For commands: the database of DATABASE_URL, the embedded one of a running server, or the embedded one that is started for the
 * command. A command makes no database.
 * @throws OperatorError when there is none
 */
export async function withExistingDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const directory = join(config.dataDir, 'postgres');
  const running = config.databaseUrl ?? (await answering(findEmbeddedPostgres(directory)));
  if (running !== null) return work(running);
  if (!existsSync(directory))
    throw new OperatorError(
      `There is no database: ${directory} does not exist. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The address if the server answers: one that was killed may have left its socket behind. */
async function answering(url: string | null): Promise<string | null> {
  if (url === null) return null;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
