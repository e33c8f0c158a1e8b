import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminTagListQuery, AdminTagSort } from '../../../contract/tag.js';
import type { Paged } from '../../../contract/page.js';
import { likePattern } from '../../../platform/database/like-pattern.js';
import { listPage } from '../../../platform/database/list-page.js';
import type { CountedTag } from '../tag.presenter.js';

const byName = 't.name collate "it-x-icu"';

const orders: Record<AdminTagSort, string> = {
  name: `${byName}, t.id`,
  nameDesc: `${byName} desc, t.id desc`,
  photos: `"photoCount" desc, ${byName}, t.id`,
  photosAsc: `"photoCount", ${byName}, t.id`,
};

/**
 * The number of photos of every tag. Published ones are counted already (`photo_counts`); the others, few beside them, are
 * counted here.
 */
const counted = `
  left join (select tag_id, sum(photos)::int as photos from photo_counts group by 1) published on published.tag_id = t.id
  left join (select pt.tag_id, count(*)::int as photos from photos p join photo_tags pt on pt.photo_id = p.id
    where p.status in ('processing', 'draft', 'failed') group by 1) hidden on hidden.tag_id = t.id`;

const isUnused = 'coalesce(published.photos, 0) + coalesce(hidden.photos, 0) = 0';

const columns = `t.id, t.slug, t.name, t.name_en as "nameEn", t.name_de as "nameDe",
  coalesce(published.photos, 0) + coalesce(hidden.photos, 0) as "photoCount",
  coalesce(published.photos, 0) as "publishedCount"`;

/** Tags with the number of their photos. */
@Injectable()
export class AdminTagsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list({
    q,
    unused,
    sort,
    page,
    limit,
  }: AdminTagListQuery & { sort: AdminTagSort; limit: number }): Promise<Paged<CountedTag>> {
    return listPage<CountedTag>(this.dataSource.manager, {
      select: columns,
      from: `tags t ${counted}`,
      where: `($1::text is null or t.name ilike $1 or t.name_en ilike $1 or t.name_de ilike $1 or t.slug ilike $1)
        and (not $2::boolean or ${isUnused})`,
      orderBy: orders[sort],
      parameters: [q ? likePattern(q) : null, unused ?? false],
      slice: { page, limit },
    });
  }

  async find(id: number, manager: EntityManager): Promise<CountedTag | null> {
    const [tag] = await manager.query<CountedTag[]>(`select ${columns} from tags t ${counted} where t.id = $1`, [id]);
    return tag ?? null;
  }

  /** The ids of all tags that no photo carries. */
  async findUnused(manager: EntityManager = this.dataSource.manager): Promise<number[]> {
    const tags = await manager.query<{ id: number }[]>(
      `select t.id from tags t ${counted} where ${isUnused} order by t.id`,
    );
    return tags.map(({ id }) => id);
  }
}
