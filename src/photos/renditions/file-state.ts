import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A sweep that has stopped, since it would have removed too much. */
export interface HeldSweep {
  count: number;
  total: number;
  at: Date;
}

/** What was missing when everything was looked at. */
export interface MissingFiles {
  originals: number;
  served: number;
  at: Date;
}

/** What the last sweep and the last check have found, for administrators. */
@Injectable()
export class FileState {
  constructor(private readonly dataSource: DataSource) {}

  async hold(count: number, total: number): Promise<void> {
    await this.dataSource.query('update file_state set held_count = $1, held_total = $2, held_at = now()', [
      count,
      total,
    ]);
  }

  async release(): Promise<void> {
    await this.dataSource.query('update file_state set held_count = null, held_total = null, held_at = null');
  }

  async findHeld(): Promise<HeldSweep | null> {
    const [row] = await this.dataSource.query<HeldSweep[]>(
      'select held_count as count, held_total as total, held_at as at from file_state where held_at is not null',
    );
    return row ?? null;
  }

  async note({ originals, served }: Pick<MissingFiles, 'originals' | 'served'>): Promise<void> {
    await this.dataSource.query(
      'update file_state set missing_originals = $1, missing_served = $2, checked_at = now()',
      [originals, served],
    );
  }

  /** Null before the first check. */
  async findMissing(): Promise<MissingFiles | null> {
    const [row] = await this.dataSource.query<MissingFiles[]>(
      `select missing_originals as originals, missing_served as served, checked_at as at
       from file_state where checked_at is not null`,
    );
    return row ?? null;
  }

  async hasMissing(): Promise<boolean> {
    const missing = await this.findMissing();
    return missing !== null && missing.originals + missing.served > 0;
  }
}
