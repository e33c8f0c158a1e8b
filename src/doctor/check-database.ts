import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { reasonOfUnfitness, selectServerFitness, type ServerFitness } from '../migrations/fit-server.js';
import { pendingMigrations } from '../migrations/migrate.js';
import type { Config } from '../platform/config/config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { checkBackups } from './check-backups.js';
import { advice, type Finding, ok, problem } from './finding.js';
import { withConnection } from './with-connection.js';

/** Sessions, one-time codes and locks compare the clocks of two machines. */
const clocksApartMs = 5000;

interface Answer extends ServerFitness {
  now: Date;
  mayCreate: boolean;
  hasMigrations: boolean;
}

/** Whether the database answers, is of this version, and has the time of this machine. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres')))
    return [ok('database', 'the first start makes the embedded PostgreSQL')];
  try {
    return await withExistingDatabase(config, (url) => withConnection(url, (client) => examine(client, config)));
  } catch (error) {
    if (error instanceof OperatorError) return [problem('database', error.message)];
    const where = config.databaseUrl === null ? 'the embedded PostgreSQL' : 'the PostgreSQL of DATABASE_URL';
    return [
      problem(
        'database',
        `${where} does not answer (${reasonOf(error)}): check that it runs, and the address and its password`,
      ),
    ];
  }
}

async function examine(client: Client, config: Config): Promise<Finding[]> {
  const { rows } = await client.query<Answer>(
    `${selectServerFitness},
       clock_timestamp() as now, has_schema_privilege(current_schema(), 'create') as "mayCreate",
       to_regclass('migrations') is not null as "hasMigrations"`,
  );
  const answer = rows[0]!;
  const apartMs = Math.abs(answer.now.getTime() - Date.now());
  const run = answer.hasMigrations
    ? (await client.query<{ name: string }>('select name from migrations')).rows.map(({ name }) => name)
    : [];
  return [checkServer(answer), checkSchema(run), checkClock(apartMs), ...(await checkBackups(client, config))];
}

function checkServer(answer: Answer): Finding {
  const reason = reasonOfUnfitness(answer);
  if (reason) return problem('database', reason);
  if (!answer.mayCreate)
    return problem('database', 'The role of DATABASE_URL may not make tables: grant create on schema public to it');
  return ok('database', `PostgreSQL ${answer.version} answers`);
}

function checkSchema(run: string[]): Finding {
  if (run.length === 0) return ok('schema', 'the first start makes the tables');
  try {
    const { length } = pendingMigrations(run);
    if (length > 0)
      return advice('schema', `migrations that are pending: ${length}. The next start runs them; make a backup before`);
    return ok('schema', 'the tables are of this version');
  } catch (error) {
    if (error instanceof OperatorError) return problem('schema', error.message);
    throw error;
  }
}

function checkClock(apartMs: number): Finding {
  if (apartMs <= clocksApartMs) return ok('time', 'the clocks of this machine and of the database agree');
  const seconds = Math.round(apartMs / 1000);
  return problem('time', `this machine and the database are ${seconds} seconds apart: set both clocks by NTP`);
}
