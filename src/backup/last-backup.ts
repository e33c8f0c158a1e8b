import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config.js';
import { HealthProbes } from '../platform/health/health-probes.js';
import { Metrics } from '../platform/metrics/metrics.js';

/** What is known of the last backup. */
export interface BackupState {
  /** The moment of its rows; null before the first. */
  madeAt: Date | null;
  /** By the clock of the database, which has stated that moment: that of this machine may be wrong. */
  ageSeconds: number | null;
  /** Originals that it lacks. */
  lacking: number | null;
  /** Why the last attempt failed; null where it did not. */
  failure: string | null;
}

/** SQL: the state of the backups. */
export const selectBackupState = `
  select made_at as "madeAt", extract(epoch from now() - made_at)::float8 as "ageSeconds", lacking, failure from backup_state`;

/** A night may fail; two must not go unnoticed. */
const oldestSeconds = 2 * 24 * 3600;

export const isRecent = ({ ageSeconds }: Pick<BackupState, 'ageSeconds'>): boolean =>
  ageSeconds !== null && ageSeconds < oldestSeconds;

/** Makes `/health/ready` report `backup` when the nightly one is two days old, and `/metrics` how old the last is. */
@Injectable()
export class LastBackup {
  constructor(
    private readonly dataSource: DataSource,
    config: Config,
    probes: HealthProbes,
    metrics: Metrics,
  ) {
    if (config.backup) probes.add('backup', async () => isRecent(await this.read()), { needsDatabase: true });
    metrics.gauge({
      name: 'veduta_backup_age_seconds',
      of: 'archive',
      help: 'Age of the last complete backup; without one there is no value.',
      labels: [],
      read: async () => {
        const { ageSeconds } = await this.read();
        return ageSeconds === null ? [] : [{ labels: {}, value: ageSeconds }];
      },
    });
  }

  async read(): Promise<BackupState> {
    const [row] = await this.dataSource.query<[BackupState]>(selectBackupState);
    return row;
  }
}
