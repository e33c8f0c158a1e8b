import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../operator-error.js';

const timeoutMs = 60_000;

/**
 * Waits up to a minute until the database answers, and logs that it waits.
 * @throws OperatorError with the reason, without the password of the URL
 */
export async function waitForDatabase(url: string, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    const reason = await connectionError(url);
    if (reason === null) return;
    if (Date.now() >= deadline)
      throw new OperatorError(`The database at DATABASE_URL did not answer for 60 s: ${reason}`);
    if (attempt === 0) log(`Waiting up to 60 s for the database at DATABASE_URL (${reason}) …`);
    await setTimeout(1000);
  }
}

async function connectionError(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
