import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { orderRenditions } from './rendition-order.js';

/** How many records were loaded. */
export interface DemoCounts {
  entities: number;
  photos: number;
  tags: number;
  fonds: number;
  relations: number;
}

@Injectable()
export class DemoRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** True if there are no photos, entities, entity types, tags and fonds. */
  async isEmpty(): Promise<boolean> {
    const [found] = await this.dataSource.query<[{ empty: boolean }]>(
      `select not (exists (select from photos) or exists (select from entities)
         or exists (select from entity_types) or exists (select from tags) or exists (select from fonds)) as empty`,
    );
    return found.empty;
  }

  /** Whether an import of the collection was interrupted. */
  async isInterrupted(collection: string): Promise<boolean> {
    const found = await this.dataSource.query<object[]>(
      `select from imports where state in ('running', 'paused') and tables -> 0 -> 'mapping' ->> 'collection' = $1`,
      [collection],
    );
    return found.length > 0;
  }

  async count(): Promise<DemoCounts> {
    const [counts] = await this.dataSource.query<[DemoCounts]>(
      `select (select count(*)::integer from entities) as entities, (select count(*)::integer from photos) as photos,
         (select count(*)::integer from tags) as tags, (select count(*)::integer from fonds) as fonds,
         (select count(*)::integer from entity_relations) as relations`,
    );
    return counts;
  }

  /** Puts the rendition jobs in the order of `orderRenditions`: jobs run in the order of their due time. */
  async putInOrder(): Promise<void> {
    const ids = async (sql: string): Promise<number[]> =>
      (await this.dataSource.query<{ id: number }[]>(sql)).map(({ id }) => id);
    const photos = await ids(`select id from photos where status = 'processing' order by created_at desc, id desc`);
    const covers = await ids(
      `select cover_photo_id as id from entities where cover_photo_id is not null order by created_at desc, id desc`,
    );
    await this.dataSource.query(
      `update job_outbox set due_at = now() - interval '1 minute' + place * interval '1 ms'
       from unnest($1::integer[]) with ordinality as ordered (photo_id, place)
       where kind = 'renditions' and subject = 'photo' and subject_id = photo_id`,
      [orderRenditions(photos, covers)],
    );
  }
}
