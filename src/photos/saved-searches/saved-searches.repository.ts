import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { limits } from '../../contract/limits.js';
import type { SavedFilters } from '../../contract/saved-search.js';
import { matchesSaved } from './matches-saved.js';

export interface SavedSearchRecord {
  id: number;
  name: string;
  filters: SavedFilters;
  createdAt: Date;
  openedAt: Date;
  newPhotos: number;
}

/** What a search is matched by, besides its filters. */
export interface SavedMatch {
  /** A tsquery; null without a text. */
  matching: string | null;
  /** The key of a series; null without one. */
  series: string | null;
}

/** Photos are compared with the searches if they are among so many that were published last. */
const recentMax = 2_000;
const { max, newMax } = limits.savedSearches;

const columns = `id, name, filters, created_at as "createdAt", opened_at as "openedAt"`;

@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first, with their new photos: one statement for all. */
  list(userId: number): Promise<SavedSearchRecord[]> {
    return this.dataSource.query(
      `with saved as materialized (select * from saved_searches where user_id = $1),
       recent as materialized (
         select p.published_at, d.* from (
           select id, published_at from photos
           where status = 'published' and published_at > (select min(opened_at) from saved)
           order by published_at desc limit ${recentMax}
         ) p join search_documents d on d.kind = 'photo' and d.id = p.id
       )
       select ${columns}, found."newPhotos"
       from saved s cross join lateral (
         select count(*)::integer as "newPhotos" from (
           select from recent d where d.published_at > s.opened_at and ${matchesSaved} limit ${newMax}
         ) match
       ) found
       order by s.created_at desc, s.id desc`,
      [userId],
    );
  }

  /** Null when the member has as many as are allowed. One with the same filters is answered as it is. */
  async add(
    userId: number,
    { name, filters, matching, series }: Pick<SavedSearchRecord, 'name' | 'filters'> & SavedMatch,
  ): Promise<SavedSearchRecord | null> {
    return this.dataSource.transaction(async (tx) => {
      // One after the other, so that two at once do not exceed the limit.
      await tx.query('select from users where id = $1 for update', [userId]);
      const parameters = [userId, JSON.stringify(filters)];
      const saved = `select ${columns}, 0 as "newPhotos" from saved_searches where user_id = $1 and filters = $2::jsonb`;
      const [existing] = await tx.query<SavedSearchRecord[]>(saved, parameters);
      if (existing) return existing;
      await tx.query(
        `insert into saved_searches (user_id, filters, name, matching, series)
         select $1, $2::jsonb, $3, $4::tsquery, $5::bigint
         where (select count(*) from saved_searches where user_id = $1) < ${max}`,
        [...parameters, name, matching, series],
      );
      const [added] = await tx.query<SavedSearchRecord[]>(saved, parameters);
      return added ?? null;
    });
  }

  /** Null when the member has no such search. */
  async find(userId: number, id: number): Promise<SavedSearchRecord | null> {
    const [record] = await this.dataSource.query<SavedSearchRecord[]>(
      `select ${columns}, 0 as "newPhotos" from saved_searches where user_id = $1 and id = $2`,
      [userId, id],
    );
    return record ?? null;
  }

  /** False when the member has no such search. */
  async rename(userId: number, { id, name }: { id: number; name: string }): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      'update saved_searches set name = $3 where user_id = $1 and id = $2',
      [userId, id, name],
    );
    return changed > 0;
  }

  /** Takes the present words of the archive for its text. */
  async open(userId: number, id: number, matching: string | null): Promise<void> {
    await this.dataSource.query(
      'update saved_searches set opened_at = now(), matching = $3::tsquery where user_id = $1 and id = $2',
      [userId, id, matching],
    );
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.dataSource.query('delete from saved_searches where user_id = $1 and id = $2', [userId, id]);
  }

  listPersonalData(userId: number): Promise<Omit<SavedSearchRecord, 'id' | 'newPhotos'>[]> {
    return this.dataSource.query(
      `select name, filters, created_at as "createdAt", opened_at as "openedAt"
       from saved_searches where user_id = $1 order by created_at, id`,
      [userId],
    );
  }
}
