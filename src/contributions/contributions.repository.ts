import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import type { ContributionStatus, CorrectableMetadata, DateWords } from '../contract/contribution.js';
import type { Language } from '../contract/languages.js';
import { DomainError } from '../contract/errors.js';
import { jsonLocalized } from '../platform/database/localized-columns.js';
import { selectList } from '../platform/database/select-list.js';
import type { PhotoRow } from '../photos/photo.row.js';
import { ContributionRow } from './contribution.row.js';
import { shownName } from '../platform/database/shown-name.js';

/** A contribution with its contributor's name and the photo that it is about. */
export interface ContributionRecord extends ContributionRow {
  userName: string | null;
  photo:
    | (CorrectableMetadata &
        DateWords &
        Pick<PhotoRow, 'slug' | 'status' | 'proposed' | 'failure' | 'originalSha256' | 'renditions'>)
    | null;
}

export interface ContributionFilter {
  userId: number | null;
  status?: ContributionStatus;
  photoId?: number;
  limit: number;
  offset?: number;
}

@Injectable()
export class ContributionsRepository {
  constructor(@InjectRepository(ContributionRow) private readonly rows: Repository<ContributionRow>) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.rows.manager.transaction(work);
  }

  /** Newest first; everybody's where `userId` is null. */
  list({ userId, status, photoId, limit, offset }: ContributionFilter): Promise<ContributionRecord[]> {
    return this.rows.query<ContributionRecord[]>(
      `select ${this.columns()} from ${contributionTables}
       where ($1::integer is null or c.user_id = $1) and ($2::text is null or c.status = $2)
         and ($3::integer is null or c.photo_id = $3)
       order by c.created_at desc, c.id desc limit $4 offset $5`,
      [userId, status ?? null, photoId ?? null, limit, offset ?? 0],
    );
  }

  /** Anybody's where `userId` is null. */
  async find(
    id: number,
    userId: number | null,
    tx: EntityManager = this.rows.manager,
  ): Promise<ContributionRecord | null> {
    const [row] = await tx.query<ContributionRecord[]>(
      `select ${this.columns()} from ${contributionTables} where c.id = $1 and ($2::integer is null or c.user_id = $2)`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Locks the row until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<ContributionRow | null> {
    return tx.findOne(ContributionRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The pending correction of the same member for the same field. A unique index allows at most one. */
  findPendingLike(
    { userId, photoId, fieldName, language }: ContributionRow,
    tx: EntityManager,
  ): Promise<ContributionRow | null> {
    if (userId === null || photoId === null) return Promise.resolve(null);
    return tx.findOneBy(ContributionRow, {
      userId,
      photoId,
      fieldName: fieldName ?? IsNull(),
      language: language ?? IsNull(),
      status: 'pending',
    });
  }

  /**
   * Counts a member's pending contributions, and prevents new ones until the transaction ends.
   * @throws DomainError sign_in_required if the account was deleted
   */
  async countPending(userId: number, tx: EntityManager): Promise<{ suggestions: number; proposals: number }> {
    const members = await tx.query<object[]>('select 1 from users where id = $1 for no key update', [userId]);
    if (members.length === 0) throw new DomainError('sign_in_required');
    return this.countPendingNow(userId, tx);
  }

  async countPendingNow(
    userId: number,
    manager: EntityManager = this.rows.manager,
  ): Promise<{ suggestions: number; proposals: number }> {
    const [counts] = await manager.query<[{ suggestions: number; proposals: number }]>(
      `select count(photo_id)::int as suggestions, (count(*) - count(photo_id))::int as proposals
       from contributions where user_id = $1 and status = 'pending'`,
      [userId],
    );
    return counts;
  }

  /** The language of a member's emails; null where it is not known. */
  async findLanguage(userId: number, tx: EntityManager): Promise<Language | null> {
    const [user] = await tx.query<{ language: Language | null }[]>('select language from users where id = $1', [
      userId,
    ]);
    return user?.language ?? null;
  }

  /** Returns the new id, or null if the member already has a pending correction of that field. */
  async insert(values: Partial<ContributionRow>, tx: EntityManager): Promise<number | null> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(ContributionRow)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: number }[])[0]?.id ?? null;
  }

  async update(id: number, values: Partial<ContributionRow>, tx: EntityManager): Promise<void> {
    await tx.update(ContributionRow, { id }, values);
  }

  async remove(id: number, tx: EntityManager): Promise<void> {
    await tx.delete(ContributionRow, { id });
  }

  /** The columns of a `ContributionRecord`, from `contributionTables`. */
  columns(): string {
    return `${selectList(this.rows.metadata, 'c')}, ${shownName('u')} as "userName",
        case when p.id is not null then json_build_object('slug', p.slug, 'status', p.status, 'proposed', p.proposed,
          'failure', p.failure, 'originalSha256', p.original_sha256, 'renditions', p.renditions, 'year', p.year,
          'yearEstimated', p.year_estimated, 'yearStart', p.year_start, 'yearEnd', p.year_end, 'author', p.author,
          'source', p.source, 'license', p.license, ${['p.title', 'p.description', 'p.notes', 'p.date_text']
            .map((column) => jsonLocalized(column))
            .join(', ')}, 'lat', p.lat, 'lng', p.lng, 'otherDates', p.other_dates) end as photo`;
  }
}

/** Contributions as `c`, their photos as `p`, their contributors as `u`. */
export const contributionTables = `contributions c
  left join photos p on p.id = coalesce(c.photo_id, c.proposed_photo_id)
  left join users u on u.id = c.user_id`;
