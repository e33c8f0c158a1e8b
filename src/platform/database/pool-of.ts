import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's pool, for libraries that use `pg` directly, so that the process keeps one pool only. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
