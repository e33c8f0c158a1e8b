import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publicEntity } from '../records/public-entity.js';

/** Where a record is among those with a page. */
export interface SitemapPlace {
  kind: 'entity' | 'photo';
  id: number;
}

export interface SitemapRecord extends SitemapPlace {
  slug: string;
  changedAt: Date;
  /** Of the photo, or of the entity's cover. */
  originalSha256: string | null;
  renditionProfile: string | null;
  widths: number[] | null;
  license: string | null;
}

const publicEntities = `(select count(*) from entities e where ${publicEntity('e')})`;

/** The records with a page: published entities, then published photos, each by id. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    const [found] = await this.dataSource.query<[{ count: number }]>(
      `select (${publicEntities}
         + (select coalesce(sum(photos), 0) from photo_counts_by_status where status = 'published'))::int as count`,
    );
    return found.count;
  }

  /** The record with that many before it. */
  async findPlace(offset: number): Promise<SitemapPlace | null> {
    const places = await this.dataSource.query<SitemapPlace[]>(
      `(select 'entity' as kind, e.id from entities e where ${publicEntity('e')} order by e.id offset $1 limit 1)
       union all
       (select 'photo', id from photos where status = 'published' order by id
        offset greatest(0, $1 - ${publicEntities}) limit 1)
       order by kind limit 1`,
      [offset],
    );
    return places[0] ?? null;
  }

  /** The records from a place on. */
  findSlice({ from, limit }: { from: SitemapPlace; limit: number }): Promise<SitemapRecord[]> {
    return this.dataSource.query<SitemapRecord[]>(
      `select s.kind, s.id, s.slug, s.changed_at as "changedAt", p.original_sha256 as "originalSha256",
         p.renditions ->> 'renditionProfile' as "renditionProfile", p.renditions -> 'widths' as widths, p.license
       from (
         (select 'entity' as kind, e.id, e.slug, e.updated_at as changed_at, e.cover_photo_id as picture_of
          from entities e where ${publicEntity('e')} and $1 = 'entity' and e.id >= $2 order by e.id limit $3)
         union all
         (select 'photo', id, slug, updated_at, id
          from photos where status = 'published' and id >= case $1 when 'photo' then $2 else 0 end order by id limit $3)
         order by 1, 2 limit $3
       ) s left join photos p on p.id = s.picture_of and p.status = 'published'
       order by s.kind, s.id`,
      [from.kind, from.id, limit],
    );
  }
}
