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

export interface ChangedOriginals {
  count: number;
  /** When the first of them was found. */
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

  /** How many originals have another content than they should; null for none. */
  async findChanged(): Promise<ChangedOriginals | null> {
    const [row] = await this.dataSource.query<[ChangedOriginals]>(
      'select count(*)::integer as count, min(found_at) as at from changed_originals',
    );
    return row.count > 0 ? row : null;
  }

  /** Whether the last looks at everything have found something missing or changed. */
  async hasFaults(): Promise<boolean> {
    const [missing, changed] = await Promise.all([this.findMissing(), this.findChanged()]);
    return changed !== null || (missing !== null && missing.originals + missing.served > 0);
  }
}
