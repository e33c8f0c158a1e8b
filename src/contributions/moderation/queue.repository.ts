import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ContributionKind, type ContributionStatus, contributionStatuses } from '../../contract/contribution.js';
import type { ContributionCounts, QueueFilter, QueueOrder } from '../../contract/moderation.js';
import type { Paged } from '../../contract/page.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { listPage } from '../../platform/database/list-page.js';
import { type ContributionRecord, ContributionsRepository, contributionTables } from '../contributions.repository.js';

/** Where a contribution is in the queue. */
export interface QueuePlace {
  decidedBy: string | null;
  previous: number | null;
  next: number | null;
  position: number | null;
  total: number;
}

const ofKind: Record<ContributionKind, string> = {
  photo: 'c.photo_id is null',
  memory: `c.field_name = 'memory'`,
  correction: `c.photo_id is not null and c.field_name <> 'memory'`,
};

const searched = `p.title p.title_en p.title_de u.display_name u.username
  c.title c.description c.author c.new_value c.note c.source`.split(/\s+/);

/** The contributions as moderators go through them. */
@Injectable()
export class QueueRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributions: ContributionsRepository,
  ) {}

  list({
    sort,
    page,
    limit,
    ...filter
  }: QueueOrder & { page?: number; limit: number }): Promise<Paged<ContributionRecord>> {
    const { where, parameters } = conditionsOf(filter);
    const direction = sort === 'newest' ? 'desc' : 'asc';
    return listPage<ContributionRecord>(this.dataSource.manager, {
      select: this.contributions.columns(),
      from: contributionTables,
      where,
      orderBy: `c.created_at ${direction}, c.id ${direction}`,
      parameters,
      slice: { page, limit },
    });
  }

  async counts(filter: Omit<QueueFilter, 'status'>): Promise<ContributionCounts> {
    const { where, parameters } = conditionsOf(filter);
    const rows = await this.dataSource.query<{ status: ContributionStatus; count: number }[]>(
      `select c.status, count(*)::int as count from ${contributionTables} where ${where} group by c.status`,
      parameters,
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return Object.fromEntries(
      contributionStatuses.map((status) => [status, counts.get(status) ?? 0]),
    ) as ContributionCounts;
  }

  /** The place of a contribution that exists. It need not be in the queue, for example when it has just been decided. */
  async findPlace(id: number, { sort, ...filter }: QueueOrder): Promise<QueuePlace> {
    const { where, parameters } = conditionsOf(filter);
    const own = `$${parameters.push(id)}`;
    const found = (condition: string, columns = 'count(*)::int'): string =>
      `(select ${columns} from ${contributionTables} where ${where} and ${condition})`;
    const beside = (comparison: '<' | '>', direction: 'asc' | 'desc'): string =>
      `(select c.id from ${contributionTables} where ${where} and (c.created_at, c.id) ${comparison} (t.created_at, t.id)
        order by c.created_at ${direction}, c.id ${direction} limit 1)`;
    const [older, newer] = [beside('<', 'desc'), beside('>', 'asc')];
    const isNewestFirst = sort === 'newest';
    const [place] = await this.dataSource.query<[QueuePlace]>(
      `select (select coalesce(m.display_name, m.username) from users m where m.id = t.decided_by) as "decidedBy",
         ${isNewestFirst ? newer : older} as previous, ${isNewestFirst ? older : newer} as next,
         case when exists ${found('c.id = t.id', '1')}
           then ${found(`(c.created_at, c.id) ${isNewestFirst ? '>=' : '<='} (t.created_at, t.id)`)} end as position,
         ${found('true')} as total
       from contributions t where t.id = ${own}`,
      parameters,
    );
    return place;
  }
}

function conditionsOf({ status, kind, userId, photoId, q }: QueueFilter): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['true'];
  if (status) conditions.push(`c.status = ${bind(status)}`);
  if (kind) conditions.push(ofKind[kind]);
  if (userId !== undefined) conditions.push(`c.user_id = ${bind(userId)}`);
  if (photoId !== undefined) conditions.push(`c.photo_id = ${bind(photoId)}`);
  if (q) {
    const pattern = bind(likePattern(q));
    conditions.push(`(${searched.map((column) => `${column} ilike ${pattern}`).join(' or ')})`);
  }
  return { where: conditions.join(' and '), parameters };
}
