import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HarvestedKind } from '../../../records/harvest-changes.js';
import { changedAt } from '../../oai/harvested-records.repository.js';

/** The place of an activity in their order: by time, then by record. */
export interface ActivityKey {
  /** ISO 8601 in UTC, to the microsecond. */
  changedAt: string;
  kind: HarvestedKind;
  id: number;
}

/** The last change of a record that is or was public. */
export interface Activity extends ActivityKey {
  deleted: boolean;
}

/** A page, ascending in time, with what is around it. */
export interface ActivityPage {
  activities: Activity[];
  /** Where the page before it ends; null: there is none. */
  previousEnd: ActivityKey | null;
  /** How many activities follow, counted to one more than a page has. */
  following: number;
  /** Where the page after it ends; null: with the last activity. */
  nextEnd: ActivityKey | null;
}

const key = (h: string): string => `(${h}.changed_at, ${h}.kind, ${h}.record_id)`;
/** The rows of records, once each, that are safe to read. $1: the horizon */
const known = `h.set_spec = '' and h.changed_at < $1`;
const columns = 'h.changed_at, h.kind, h.record_id, h.deleted';

/** What harvesters read, as activities. `HarvestChanges` writes it; the horizon is `HarvestedRecordsRepository.findHorizon`. */
@Injectable()
export class ActivitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many activities there are, and where a first page ends such that all after it are full; null: it is the last one. */
  async count(perPage: number, horizon: Date): Promise<{ total: number; firstEnd: ActivityKey | null }> {
    const [found] = await this.dataSource.query<[{ total: number; firstEnd: ActivityKey | null }]>(
      `with counted as materialized (select count(*)::integer as total from harvested_records h where ${known})
       select total, (
         select jsonb_build_object('changedAt', ${changedAt}, 'kind', h.kind, 'id', h.record_id)
         from harvested_records h where ${known} order by ${columnsOf('asc')}
         offset greatest(total - 1, 0) % $2::integer + 1 limit 1
       ) as "firstEnd" from counted`,
      [horizon, perPage],
    );
    return found;
  }

  /** The page that ends before an activity, or with the last one: two ranges of an index, wherever it is. */
  async findPage(end: ActivityKey | null, perPage: number, horizon: Date): Promise<ActivityPage> {
    const place = end ? '($3::timestamptz, $4::text, $5::integer)' : null;
    const rows = await this.dataSource.query<(Activity & { follows: boolean })[]>(
      `select h.follows, h.kind, h.record_id as id, ${changedAt} as "changedAt", h.deleted from (
         (select false as follows, ${columns} from harvested_records h
          where ${known} ${place ? `and ${key('h')} < ${place}` : ''} order by ${columnsOf('desc')} limit $2)
         ${
           place
             ? `union all (select true, ${columns} from harvested_records h
          where ${known} and ${key('h')} >= ${place} order by ${columnsOf('asc')} limit $2)`
             : ''
         }
       ) h order by ${columnsOf('asc')}`,
      [horizon, perPage + 1, ...(end ? [end.changedAt, end.kind, end.id] : [])],
    );
    const before = rows.filter(({ follows }) => !follows);
    const after = rows.filter(({ follows }) => follows);
    const activities = before.slice(-perPage);
    return {
      activities,
      previousEnd: before.length > perPage ? activities[0]! : null,
      following: after.length,
      nextEnd: after[perPage] ?? null,
    };
  }
}

const columnsOf = (direction: 'asc' | 'desc'): string =>
  ['h.changed_at', 'h.kind', 'h.record_id'].map((column) => `${column} ${direction}`).join(', ');
