import type { DataSource } from 'typeorm';
import { poolOf } from '../../src/platform/database/pool-of.js';

/** How many statements reach the database while `run` runs. */
export const countQueries = async (database: DataSource, run: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(database, run)).length;

/** Their texts, as they are given to the connection. */
export async function recordStatements(database: DataSource, run: () => Promise<unknown>): Promise<string[]> {
  const pool = poolOf(database) as unknown as { connect: (...input: unknown[]) => unknown };
  const statements: string[] = [];
  const { connect } = pool;
  const recorded = new WeakSet<object>();
  pool.connect = (callback: unknown) =>
    (connect as (callback: unknown) => unknown).call(
      pool,
      (error: unknown, client: { query: (...input: unknown[]) => unknown }, release: unknown) => {
        if (client && !recorded.has(client)) {
          recorded.add(client);
          const { query } = client;
          client.query = (...input) => {
            statements.push(String(input[0]));
            return query.apply(client, input);
          };
        }
        (callback as (...input: unknown[]) => void)(error, client, release);
      },
    );
  try {
    await run();
    return statements;
  } finally {
    pool.connect = connect;
  }
}
