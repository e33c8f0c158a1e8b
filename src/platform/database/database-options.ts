import type { DataSourceOptions } from 'typeorm';
import { SnakeNaming } from './snake-naming.js';

/** `url` is null only where the caller forgot to start the embedded server first. */
export function databaseOptions(url: string | null, connections = 20): DataSourceOptions {
  if (url === null) throw new Error('The database has no address yet: start it before the application.');
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    poolSize: connections,
    extra: {
      // After 30 seconds no visitor still waits for the answer.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'veduta',
      // Starting the processes of a parallel plan takes longer than a list, and visitors need the processors at the same time.
      options: '-c max_parallel_workers_per_gather=0',
    },
  };
}
