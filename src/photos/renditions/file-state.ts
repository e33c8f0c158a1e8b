import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A sweep that has stopped, since it would have removed too much. */
export interface HeldSweep {
  count: number;
  total: number;
  at: Date;
}

/** What the last sweep has found, for administrators. */
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
}
