import { reasonOf } from '../platform/operator-error.js';
import type { BackupManifest } from './manifest.js';

/** A connection of either library. */
interface Database {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

/**
 * Records when and where the last complete backup was made, for dashboard, health and metrics, and for the next one there.
 * @param place of its store
 */
export async function recordBackup(database: Database, { at, files }: BackupManifest, place: string): Promise<void> {
  await database.query(
    `insert into backup_targets (place, made_at) values ($1, $2) on conflict (place) do update set made_at = excluded.made_at`,
    [place, at],
  );
  await database.query(`delete from backup_targets where made_at < now() - interval '1 year'`, []);
  await database.query(`update backup_state set made_at = $1, lacking = $2, failed_at = null, failure = null`, [
    at,
    files.lacking.length,
  ]);
}

/** Records why the last nightly attempt has failed, until one succeeds. */
export async function recordFailure(database: Database, error: unknown): Promise<void> {
  await database.query('update backup_state set failed_at = now(), failure = $1', [reasonOf(error)]);
}
