import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own pool, for libraries that speak to PostgreSQL themselves: the process keeps one pool (database.module.ts). */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
