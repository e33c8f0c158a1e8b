import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface SitemapRecord {
  kind: 'entity' | 'photo';
  slug: string;
  changedAt: Date;
  /** Of the photo, or of the entity's cover. */
  originalSha256: string | null;
  renditionProfile: string | null;
  widths: number[] | null;
}

/** The records with a page: entities, then published photos, each by id. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    const [found] = await this.dataSource.query<[{ count: number }]>(
      `select ((select count(*) from entities) + (select count(*) from photos where status = 'published'))::int as count`,
    );
    return found.count;
  }

  findSlice({ offset, limit }: { offset: number; limit: number }): Promise<SitemapRecord[]> {
    return this.dataSource.query<SitemapRecord[]>(
      `select s.kind, s.slug, s.changed_at as "changedAt", p.original_sha256 as "originalSha256",
         p.renditions ->> 'renditionProfile' as "renditionProfile", p.renditions -> 'widths' as widths
       from (
         select 'entity' as kind, id, slug, updated_at as changed_at, cover_photo_id as picture_of from entities
         union all
         select 'photo', id, slug, updated_at, id from photos where status = 'published'
         order by 1, 2 offset $1 limit $2
       ) s left join photos p on p.id = s.picture_of and p.status = 'published'
       order by s.kind, s.id`,
      [offset, limit],
    );
  }
}
