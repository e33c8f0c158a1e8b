import type { Client } from 'pg';
import { type BackupState, isRecent, selectBackupState } from '../backup/last-backup.js';
import type { Config } from '../platform/config/config.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** How old the last backup is, and whether stored originals have changed. Nothing for a schema that is to be migrated first. */
export async function checkBackups(client: Client, { backup }: Pick<Config, 'backup'>): Promise<Finding[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('backup_state') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return [];
  const state = (await client.query<BackupState>(selectBackupState)).rows[0]!;
  const changed = (await client.query('select from changed_originals')).rowCount ?? 0;
  return [checkLast(state, backup !== null), ...(changed > 0 ? [foundChanged(changed)] : [])];
}

function checkLast(state: BackupState, isNightly: boolean): Finding {
  const failure = state.failure === null ? '' : ` (${state.failure})`;
  if (isNightly && !isRecent(state))
    return problem(
      'backup',
      `there is none of the last two days${failure}: look at BACKUP_TARGET, and run npm run backup`,
    );
  if (state.madeAt === null)
    return advice('backup', 'none was made: npm run backup makes one, BACKUP_TARGET one a night');
  return ok('backup', `the last one is of ${state.madeAt.toISOString()}`);
}

const foundChanged = (count: number): Finding =>
  problem('originals', `${count} have changed on the disk: npm run verify names them; put them back from a backup`);
