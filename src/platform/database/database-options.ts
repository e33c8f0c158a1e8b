import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { AnsweringClient } from './answering-client.js';
import type { SlowStatements } from './slow-statements.js';
import { SnakeNaming } from './snake-naming.js';

/** After 30 seconds no visitor still waits for the answer. */
const statementTimeoutMs = 30_000;
/** Longer, so that a server that answers is the one that ends a slow statement, and its connection stays in use. */
export const answerTimeoutMs = statementTimeoutMs + 5000;

/** How long a pool waits for a connection, and what it does with one that the other side has dropped silently. */
export const connectionLimits = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  Client: AnsweringClient,
  answerTimeoutMs,
};

type ConnectionLimits = typeof connectionLimits & { slowStatements?: SlowStatements };

const dateType = 1082;

/** A `date` stays the text that it is, `1905-06-12`: a moment of JavaScript would be another day in another time zone. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: string) =>
  id === dateType ? (text: string) => text : (pg.types.getTypeParser(id, format as 'text') as never);

/** `url` is null only where the caller forgot to start the embedded server first. */
export function databaseOptions(
  url: string | null,
  connections = 20,
  limits: ConnectionLimits = connectionLimits,
): DataSourceOptions {
  if (url === null) throw new Error('The database has no address yet: start it before the application.');
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    installExtensions: false,
    poolSize: connections,
    extra: {
      ...limits,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'veduta',
      types: { getTypeParser },
      // Starting the processes of a parallel plan takes longer than a list, and visitors need the processors at the same time.
      options: '-c max_parallel_workers_per_gather=0',
    },
  };
}
