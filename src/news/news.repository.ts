import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publicEntity } from '../records/public-entity.js';

/** The total number, and the ids of the newest. */
export interface Latest {
  total: number;
  ids: number[];
}

@Injectable()
export class NewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findPhotos(since: Date, limit: number): Promise<Latest> {
    return this.latest(
      `select id, published_at as happened_at from photos where status = 'published' and published_at > $1`,
      [since, limit],
    );
  }

  findEntities(since: Date, limit: number): Promise<Latest> {
    return this.latest(
      `select e.id, e.created_at as happened_at from entities e where ${publicEntity('e')} and e.created_at > $1`,
      [since, limit],
    );
  }

  findDecisions(since: Date, limit: number, userId: number): Promise<Latest> {
    return this.latest(
      'select id, decided_at as happened_at from contributions where user_id = $3 and decided_at > $1',
      [since, limit, userId],
    );
  }

  private async latest(happened: string, parameters: unknown[]): Promise<Latest> {
    const rows = await this.dataSource.query<{ id: number; total: number }[]>(
      `select id, count(*) over ()::int as total from (${happened}) as happened
       order by happened_at desc, id desc limit $2`,
      parameters,
    );
    return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
  }
}
