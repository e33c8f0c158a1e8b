import type { Client } from 'pg';
import { isOnOneDisk } from '../backup/is-on-one-disk.js';
import { type BackupState, isRecent, selectBackupState } from '../backup/last-backup.js';
import type { Config } from '../platform/config/config.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** How old the last backup is, and whether stored originals have changed. Nothing for a schema that is to be migrated first. */
export async function checkBackups(client: Client, config: Pick<Config, 'backup' | 'dataDir'>): Promise<Finding[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('backup_state') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return [];
  const state = (await client.query<BackupState>(selectBackupState)).rows[0]!;
  const changed = (await client.query('select from changed_originals')).rowCount ?? 0;
  return [
    checkLast(state, config.backup !== null),
    ...checkDisk(config),
    ...(changed > 0 ? [foundChanged(changed)] : []),
  ];
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

/** A disk that has not been mounted since its first backup, or that was never another one. */
function checkDisk({ backup, dataDir }: Pick<Config, 'backup' | 'dataDir'>): Finding[] {
  if (!backup || !isOnOneDisk(backup.target, dataDir)) return [];
  return [advice('backup-disk', `${backup.target} is on the disk of DATA_DIR, and lost with it: is its disk mounted?`)];
}

const foundChanged = (count: number): Finding =>
  problem('originals', `${count} have changed on the disk: npm run verify names them; put them back from a backup`);
