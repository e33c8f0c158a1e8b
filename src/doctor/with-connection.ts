import { Client } from 'pg';
import { answerMs } from './finding.js';

/** @throws Error when the database does not answer in time */
export async function withConnection<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
