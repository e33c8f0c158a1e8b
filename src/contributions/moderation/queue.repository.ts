import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ContributionStatus, contributionStatuses } from '../../contract/contribution.js';
import type { ContributionCounts, QueueFilter, QueueOrder, SameImage } from '../../contract/moderation.js';
import type { Paged } from '../../contract/page.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { listPageByIds } from '../../platform/database/list-page-by-ids.js';
import { localizedColumns, selectLocalized } from '../../platform/database/localized-columns.js';
import { rowsOfKind } from '../contribution.row.js';
import { type ContributionRecord, ContributionsRepository, contributionTables } from '../contributions.repository.js';
import { shownNameOf } from '../../platform/database/shown-name.js';

/** Where a contribution is in the queue. */
export interface QueuePlace {
  decidedBy: string | null;
  previous: number | null;
  next: number | null;
  position: number | null;
  total: number;
}

/** The columns of a contribution that a text is looked for in, and all of them together, as an index has them. */
const own = ['c.title', 'c.description', 'c.author', 'c.new_value', 'c.note', 'c.source'];
const contributedText = `(${own.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;

/** The contributions as moderators go through them. */
@Injectable()
export class QueueRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributions: ContributionsRepository,
  ) {}

  async list({
    sort,
    page,
    limit,
    ...filter
  }: QueueOrder & { page?: number; limit: number }): Promise<Paged<ContributionRecord>> {
    const { where, parameters } = await this.conditionsOf(filter);
    const direction = sort === 'newest' ? 'desc' : 'asc';
    const orderBy = `c.created_at ${direction}, c.id ${direction}`;
    return listPageByIds<ContributionRecord>(this.dataSource.manager, {
      total: `(select count(*)::int from contributions c where ${where})`,
      ids: (size) =>
        `select c.id from contributions c where ${where} order by ${orderBy} limit ${size} offset start.at`,
      select: this.contributions.columns(),
      from: contributionTables,
      id: 'c.id',
      orderBy,
      parameters,
      slice: { page, limit },
    });
  }

  /** The first other photos and proposals whose original is the same, byte by byte. */
  findSameImages(photoId: number): Promise<SameImage[]> {
    return this.dataSource.query<SameImage[]>(
      `select p.id, ${selectLocalized('p.title')},
         case when p.status = 'published' then p.slug end as slug,
         case when p.proposed then c.id end as "contributionId"
       from photos p left join contributions c on c.proposed_photo_id = p.id
       where p.original_sha256 = (select original_sha256 from photos where id = $1) and p.id <> $1 and p.status <> 'removed'
       order by p.id limit 5`,
      [photoId],
    );
  }

  async counts(filter: Omit<QueueFilter, 'status'>): Promise<ContributionCounts> {
    const { where, parameters } = await this.conditionsOf(filter);
    const rows = await this.dataSource.query<{ status: ContributionStatus; count: number }[]>(
      `select c.status, count(*)::int as count from contributions c where ${where} group by c.status`,
      parameters,
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return Object.fromEntries(
      contributionStatuses.map((status) => [status, counts.get(status) ?? 0]),
    ) as ContributionCounts;
  }

  /** The place of a contribution that exists. It need not be in the queue, for example when it has just been decided. */
  async findPlace(id: number, { sort, ...filter }: QueueOrder): Promise<QueuePlace> {
    const { where, parameters } = await this.conditionsOf(filter);
    const own = `$${parameters.push(id)}`;
    const found = (condition: string, columns = 'count(*)::int'): string =>
      `(select ${columns} from contributions c where ${where} and ${condition})`;
    const beside = (comparison: '<' | '>', direction: 'asc' | 'desc'): string =>
      `(select c.id from contributions c where ${where} and (c.created_at, c.id) ${comparison} (t.created_at, t.id)
        order by c.created_at ${direction}, c.id ${direction} limit 1)`;
    const [older, newer] = [beside('<', 'desc'), beside('>', 'asc')];
    const isNewestFirst = sort === 'newest';
    const [place] = await this.dataSource.query<[QueuePlace]>(
      `select ${shownNameOf('t.decided_by')} as "decidedBy",
         ${isNewestFirst ? newer : older} as previous, ${isNewestFirst ? older : newer} as next,
         case when exists ${found('c.id = t.id', '1')}
           then ${found(`(c.created_at, c.id) ${isNewestFirst ? '>=' : '<='} (t.created_at, t.id)`)} end as position,
         ${found('true')} as total
       from contributions t where t.id = ${own}`,
      parameters,
    );
    return place;
  }

  /** On `contributions c`. A text is looked for once, however often the condition is used. */
  private async conditionsOf({ q, ...filter }: QueueFilter): Promise<{ where: string; parameters: unknown[] }> {
    const parameters: unknown[] = [];
    const bind = (value: unknown): string => `$${parameters.push(value)}`;
    const where = plainConditions(filter, bind);
    if (!q) return { where, parameters };
    const found = await this.findMatching(q, filter);
    return { where: `${where} and c.id = any(${bind(found)}::integer[])`, parameters };
  }

  /** Those that have the text in a field of their own, in the title of their photo or in the name of their contributor. */
  private async findMatching(q: string, filter: Omit<QueueFilter, 'q'>): Promise<number[]> {
    const parameters: unknown[] = [likePattern(q)];
    const where = plainConditions(filter, (value) => `$${parameters.push(value)}`);
    const has = (columns: readonly string[]): string =>
      `(${columns.map((column) => `${column} ilike $1`).join(' or ')})`;
    // The first condition of each is in an index.
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select c.id from contributions c where ${where} and ${contributedText} ilike $1 and ${has(own)}
       union select c.id from contributions c join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id)
         where ${where} and p.part_text like plain_text($1) and ${has(localizedColumns('p.title'))}
       union select c.id from contributions c where ${where}
         and c.user_id in (select u.id from users u where ${has(['u.display_name', 'u.username'])})`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }
}

function plainConditions(
  { status, kind, userId, photoId }: Omit<QueueFilter, 'q'>,
  bind: (value: unknown) => string,
): string {
  const conditions = ['true'];
  if (status) conditions.push(`c.status = ${bind(status)}`);
  if (kind) conditions.push(rowsOfKind[kind]);
  if (userId !== undefined) conditions.push(`c.user_id = ${bind(userId)}`);
  if (photoId !== undefined) conditions.push(`c.photo_id = ${bind(photoId)}`);
  return conditions.join(' and ');
}
