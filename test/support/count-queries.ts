import type { DataSource } from 'typeorm';
import { poolOf } from '../../src/platform/database/pool-of.js';

/** How many statements reach the database while `run` runs. */
export async function countQueries(database: DataSource, run: () => Promise<unknown>): Promise<number> {
  const pool = poolOf(database) as unknown as { connect: (...input: unknown[]) => unknown };
  let count = 0;
  const { connect } = pool;
  const counted = new WeakSet<object>();
  pool.connect = (callback: unknown) =>
    (connect as (callback: unknown) => unknown).call(
      pool,
      (error: unknown, client: { query: (...input: unknown[]) => unknown }, release: unknown) => {
        if (client && !counted.has(client)) {
          counted.add(client);
          const { query } = client;
          client.query = (...input) => {
            count += 1;
            return query.apply(client, input);
          };
        }
        (callback as (...input: unknown[]) => void)(error, client, release);
      },
    );
  try {
    await run();
    return count;
  } finally {
    pool.connect = connect;
  }
}
