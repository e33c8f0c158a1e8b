import type { QueryRunner } from 'typeorm';
import { AnsweringClient } from './answering-client.js';

/** For work on a whole index, which takes minutes in a large archive: the rest of the transaction may take as long as it likes. */
export async function withoutTimeLimit(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.query('set local statement_timeout = 0');
  const client: unknown = await runner.connect();
  if (!(client instanceof AnsweringClient)) return work();
  const { answerTimeoutMs } = client;
  client.answerTimeoutMs = null;
  try {
    await work();
  } finally {
    client.answerTimeoutMs = answerTimeoutMs;
  }
}
