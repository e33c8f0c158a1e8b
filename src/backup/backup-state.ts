import type { Client } from 'pg';
import { reasonOf } from '../platform/operator-error.js';
import type { BackupManifest } from './manifest.js';

/** Keeps of the last complete backup when it was made, for dashboard, health and metrics. */
export async function noteBackup(client: Client, { at, files }: BackupManifest): Promise<void> {
  await client.query(`update backup_state set made_at = $1, lacking = $2, failed_at = null, failure = null`, [
    at,
    files.lacking.length,
  ]);
}

/** Keeps why the last attempt has failed, until one succeeds. */
export async function noteFailure(client: Client, error: unknown): Promise<void> {
  await client.query('update backup_state set failed_at = now(), failure = $1', [reasonOf(error)]);
}
