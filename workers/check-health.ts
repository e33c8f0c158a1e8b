import { hostname } from 'node:os';
import { Client } from 'pg';
import { isWorkerAlive, silentAfterSeconds } from '../src/jobs/worker-heartbeat.js';
import { readConfig } from '../src/platform/config/read-config.js';
import { OperatorError, reasonOf } from '../src/platform/operator-error.js';

/** @throws OperatorError when no worker of this machine is alive, or the database does not answer */
export async function checkHealth(): Promise<void> {
  const { databaseUrl } = readConfig();
  if (!databaseUrl) throw new OperatorError('workers:health needs DATABASE_URL.');
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const database = { query: async (sql: string, values?: unknown[]) => (await client.query(sql, values)).rows };
    if (!(await isWorkerAlive(database as never, hostname())))
      throw new OperatorError(`No worker of ${hostname()} was alive in the last ${silentAfterSeconds} s.`);
  } catch (error) {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(`The database does not answer: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
