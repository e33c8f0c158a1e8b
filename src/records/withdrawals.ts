import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PublicRecordKind } from '../contract/paths.js';

/** What is still known of records that the public has seen and that are gone: when, and nothing of what they were. */
@Injectable()
export class Withdrawals {
  constructor(private readonly dataSource: DataSource) {}

  /** When the record left the public; null for one that is public, that was public long ago, or that never was. */
  async findMoment(kind: PublicRecordKind, id: number): Promise<Date | null> {
    const [found] = await this.dataSource.query<{ at: Date }[]>(
      `select changed_at as at from harvested_records where kind = $1 and record_id = $2 and set_spec = '' and deleted`,
      [kind, id],
    );
    return found?.at ?? null;
  }
}
