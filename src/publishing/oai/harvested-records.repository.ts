import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RecordKey } from './record-key.js';

/** When a record was last changed for the public, and in which sets it is. */
export interface HarvestedRecord extends RecordKey {
  /** ISO 8601 in UTC, to the microsecond. */
  changedAt: string;
  deleted: boolean;
  /** setSpec, without the whole archive. */
  sets: string[];
}

interface Slice {
  set: string;
  from: Date | null;
  before: Date | null;
  after: Pick<HarvestedRecord, 'changedAt' | 'kind' | 'id'> | null;
  limit: number;
}

/** When the row `h` was changed, to the microsecond, so that reading goes on exactly behind a record. */
export const changedAt = `to_char(h.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const columns = `h.kind, h.record_id as id, ${changedAt} as "changedAt", h.deleted,
  array(select set_spec from harvested_records s
    where s.kind = h.kind and s.record_id = h.record_id and s.set_spec <> '' order by 1) as sets`;

/** What harvesters read. Written by `HarvestChanges`. */
@Injectable()
export class HarvestedRecordsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The moment up to which every change is visible: the present, or the start of the oldest transaction that has written
   * something and is still open, since its changes have an earlier time than others that are read already.
   */
  async findHorizon(): Promise<Date> {
    const [found] = await this.dataSource.query<[{ horizon: Date }]>(
      `select coalesce(min(xact_start), clock_timestamp()) as horizon from pg_stat_activity
       where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
    );
    return found.horizon;
  }

  /** The records of a set by the time of their last change, up to a horizon: one range of an index, however many there are. */
  list({ set, from, before, after, limit }: Slice, horizon: Date): Promise<HarvestedRecord[]> {
    const parameters: unknown[] = [set, horizon, limit];
    const bind = (value: unknown): string => `$${parameters.push(value)}`;
    const conditions = [
      'h.set_spec = $1',
      'h.changed_at < $2',
      ...(from ? [`h.changed_at >= ${bind(from)}`] : []),
      ...(before ? [`h.changed_at < ${bind(before)}`] : []),
      ...(after
        ? [
            `(h.changed_at, h.kind, h.record_id) > (${bind(after.changedAt)}::timestamptz, ${bind(after.kind)}, ${bind(after.id)}::integer)`,
          ]
        : []),
    ];
    return this.dataSource.query<HarvestedRecord[]>(
      `select ${columns} from harvested_records h where ${conditions.join(' and ')}
       order by h.changed_at, h.kind, h.record_id limit $3`,
      parameters,
    );
  }

  /** Null for a record that has never been public. */
  async find({ kind, id }: RecordKey): Promise<HarvestedRecord | null> {
    const rows = await this.dataSource.query<HarvestedRecord[]>(
      `select ${columns} from harvested_records h where h.kind = $1 and h.record_id = $2 and h.set_spec = ''`,
      [kind, id],
    );
    return rows[0] ?? null;
  }

  /** Null while nothing has been public. */
  async findEarliest(): Promise<Date | null> {
    const [found] = await this.dataSource.query<[{ earliest: Date | null }]>(
      `select min(changed_at) as earliest from harvested_records where set_spec = ''`,
    );
    return found.earliest;
  }
}
