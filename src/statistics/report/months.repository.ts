import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { memoryField } from '../../contract/contribution.js';
import type { MonthFigure, ReportPeriod } from '../../contract/report.js';
import { actorOfSet, monthOf, ofSets, proposals, within } from './month-sql.js';

/** How often something happened in a month; without a month, in the whole period. */
export interface MonthCount {
  month: string | null;
  figure: MonthFigure;
  count: number;
}

/** What happened in each month of a period. Months without anything are left out. */
@Injectable()
export class MonthsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By the dates of the records that there are: what the archive does not have any more is not among them. */
  countNew(period: ReportPeriod, timeZone: string): Promise<MonthCount[]> {
    return this.count(
      [
        dated('photosAdded', 'created_at', `photos where not proposed and status <> 'removed'`),
        dated('photosPublished', 'published_at', `photos where status = 'published'`),
        dated('cardsAdded', 'created_at', 'entities where true'),
      ],
      period,
      timeZone,
    );
  }

  /** By the history: changes that people have made, directly or by an import, a command or a key, and removals. */
  countTouched(period: ReportPeriod, timeZone: string): Promise<MonthCount[]> {
    return this.dataSource.query<MonthCount[]>(
      `with sets as materialized (
         select id, ${actorOfSet} as actor, ${monthOf('created_at')} as month from change_sets where ${within('created_at')}
       ),
       touched as materialized (
         select distinct s.month, c.kind, c.action, c.record_id
         from sets s join record_changes c on c.change_set_id = s.id and ${ofSets('c.change_set_id')}
         where c.kind in ('photo', 'entity') and (c.action = 'removed' or (c.action = 'changed' and s.actor <> 'system'))
           and not (c.kind = 'photo' and c.record_id in (${proposals}))
       )
       select month, case kind when 'photo' then 'photos' else 'cards' end || initcap(action) as figure, count
       from (
         select month, kind, action, count(*)::int as count from touched group by 1, 2, 3
         union all
         select null, kind, action, count(*)::int from (select distinct kind, action, record_id from touched) once group by 2, 3
       ) counted`,
      [period.from, period.to, timeZone],
    );
  }

  /** What the public has sent, and what was decided. */
  countSent(period: ReportPeriod, timeZone: string): Promise<MonthCount[]> {
    const requests = 'removal_requests where not suspicious';
    return this.count(
      [
        dated('corrections', 'created_at', `contributions where field_name <> '${memoryField}'`),
        dated('memories', 'created_at', `contributions where field_name = '${memoryField}'`),
        dated('photosProposed', 'created_at', 'contributions where field_name is null'),
        dated('accepted', 'decided_at', `contributions where status = 'approved'`),
        dated('refused', 'decided_at', `contributions where status = 'rejected'`),
        dated('requestsReceived', 'created_at', requests),
        dated('requestsGranted', 'decided_at', `removal_requests where outcome = 'removed'`),
        dated('requestsRefused', 'decided_at', `removal_requests where outcome = 'kept'`),
      ],
      period,
      timeZone,
    );
  }

  private count(figures: string[], { from, to }: ReportPeriod, timeZone: string): Promise<MonthCount[]> {
    return this.dataSource.query<MonthCount[]>(
      `select month, figure, sum(count)::int as count from (${figures.join(' union all ')}) counted
       group by grouping sets ((month, figure), (figure))`,
      [from, to, timeZone],
    );
  }
}

/** @param rows a table with a condition */
const dated = (figure: MonthFigure, moment: string, rows: string): string =>
  `select ${monthOf(moment)} as month, '${figure}' as figure, count(*) as count
   from ${rows} and ${within(moment)} group by 1`;
