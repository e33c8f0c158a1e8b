import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PersonFigures, ReportPeriod } from '../../contract/report.js';
import { actorOfSet, ofSets, proposals, within } from './month-sql.js';
import { shownName } from '../../platform/database/shown-name.js';

/** Who did what with photographs and cards. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * By the history of the period, the busiest first. New records are those that the archive has today, as in the months.
   * Members are not named, nor are accounts that are gone.
   */
  list({ from, to }: ReportPeriod, timeZone: string): Promise<PersonFigures[]> {
    return this.dataSource.query<PersonFigures[]>(
      `with sets as materialized (
         select id, ${actorOfSet} as actor, user_id from change_sets where ${within('created_at')}
       ),
       touched as materialized (
         select distinct s.actor, s.user_id, c.kind, c.action, c.record_id
         from sets s join record_changes c on c.change_set_id = s.id and ${ofSets('c.change_set_id')}
         where c.kind in ('photo', 'entity') and c.action in ('created', 'published', 'changed')
           and (c.action <> 'changed' or s.actor <> 'system')
       ),
       -- A worker publishes what somebody has uploaded to be published.
       done as (
         select t.kind, t.action, t.record_id,
           case when ${byUploader} then 'user' when ${byCommand} then 'command' else t.actor end as actor,
           case when ${byUploader} then p.uploaded_by else t.user_id end as user_id
         from touched t
         left join photos p on t.kind = 'photo' and t.action <> 'changed' and p.id = t.record_id
         left join entities e on t.kind = 'entity' and t.action = 'created' and e.id = t.record_id
         where case
           when t.action = 'changed' then t.kind = 'entity' or t.record_id not in (${proposals})
           when t.kind = 'entity' then e.id is not null
           when t.action = 'created' then not p.proposed and p.status <> 'removed'
           else p.status = 'published' and ${within('p.published_at')}
         end
       )
       select person.actor, person.id, person.name,
         count(distinct (kind, record_id)) filter (where action = 'created')::int as added,
         count(distinct (kind, record_id)) filter (where action = 'published')::int as published,
         count(distinct (kind, record_id)) filter (where action = 'changed')::int as changed
       from done left join users u on u.id = done.user_id
       cross join lateral (select
         case when done.actor = 'key' then 'keys' when done.actor in ('command', 'system') then done.actor when u.id is null then 'removed'
           when u.role = 'member' then 'members' else 'staff' end as actor,
         case when u.role <> 'member' then u.id end as id,
         case when u.role <> 'member' then ${shownName('u')} end as name) person
       group by 1, 2, 3
       order by person.id is null, count(*) desc, lower(person.name), person.id, person.actor`,
      [from, to, timeZone],
    );
  }
}

const byUploader = `t.action = 'published' and t.actor = 'system' and p.uploaded_by is not null`;

const byCommand = `t.action = 'published' and t.actor = 'system' and t.kind = 'photo' and exists (
  select from imported_records r join imports i on i.id = r.import_id
  where r.kind = 'photo' and r.record_id = t.record_id and i.file_name is null)`;
