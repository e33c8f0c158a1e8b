import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminTagListQuery, AdminTagSort } from '../../../contract/tag.js';
import type { Paged } from '../../../contract/page.js';
import { likePattern } from '../../../platform/database/like-pattern.js';
import { listPageByIds } from '../../../platform/database/list-page-by-ids.js';
import { localizedColumns, selectLocalized } from '../../../platform/database/localized-columns.js';
import type { CountedTag } from '../tag.presenter.js';
import type { TagRow } from '../tag.row.js';

const names = localizedColumns('t.name');
const byName = 't.name collate "it_by_number"';

/** $1 is the pattern of the text anywhere in a name: `%text%`. */
const beginsWithText = `(${names.map((name) => `${name} ilike substr($1, 2)`).join(' or ')})`;

const orders: Record<AdminTagSort, string> = {
  name: `${byName}, t.id`,
  nameDesc: `${byName} desc, t.id desc`,
  photos: `"photoCount" desc, ${byName}, t.id`,
  photosAsc: `"photoCount", ${byName}, t.id`,
};

/** By tag, the photos that are not public. They are few, and in an index. */
const hidden = `(select pt.tag_id, count(*)::int as photos from photos p join photo_tags pt on pt.photo_id = p.id
  where p.status in ('processing', 'draft', 'failed') group by 1)`;

/** Tags with the number of photos that carry each: of published ones this is stored. */
const counted = `tags t left join ${hidden} hidden on hidden.tag_id = t.id
  cross join lateral (select coalesce(sum(c.photos), 0)::int as photos from photo_counts_by_tag c where c.tag_id = t.id) published
  cross join lateral (select published.photos + coalesce(hidden.photos, 0) as "photoCount") total`;

/** The same for all tags at once, to sort by it. */
const countedAll = `tags t left join ${hidden} hidden on hidden.tag_id = t.id
  left join (select tag_id, sum(photos)::int as photos from photo_counts_by_tag group by 1) published on published.tag_id = t.id
  cross join lateral (select coalesce(published.photos, 0) + coalesce(hidden.photos, 0) as "photoCount") total`;

/** `offset 0`: one photo of each tag is looked for, in place of reading the photos of all tags. */
const isUnused = `not exists (select from photo_tags_sorted l where l.tag_id = t.id offset 0)
  and not exists (select from photo_tags l join photos p on p.id = l.photo_id
    where l.tag_id = t.id and p.status <> 'removed' offset 0)`;

const columns = `t.id, t.slug, ${selectLocalized('t.name')}, total."photoCount",
  published.photos as "publishedCount"`;

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
    const where = `($1::text is null or ${[...names, 't.slug'].map((text) => `${text} ilike $1`).join(' or ')})
      and (not $2::boolean or ${isUnused})`;
    const orderBy = q && sort === 'name' ? `${beginsWithText} is not true, ${orders.name}` : orders[sort];
    const sorted = sort === 'photos' || sort === 'photosAsc' ? countedAll : 'tags t';
    return listPageByIds<CountedTag>(this.dataSource.manager, {
      total: `(select count(*)::int from tags t where ${where})`,
      ids: (size) => `select t.id from ${sorted} where ${where} order by ${orderBy} limit ${size} offset start.at`,
      select: columns,
      from: counted,
      id: 't.id',
      orderBy,
      parameters: [q ? likePattern(q) : null, unused ?? false],
      slice: { page, limit },
    });
  }

  /** Those of most photos, by name; all of few tags. */
  listMostUsed(limit: number): Promise<TagRow[]> {
    return this.dataSource.query<TagRow[]>(
      `select t.* from (select t.id, t.slug, ${selectLocalized('t.name')} from ${countedAll}
         order by ${orders.photos} limit $1) t order by ${byName}, t.id`,
      [limit],
    );
  }

  async find(id: number, manager: EntityManager): Promise<CountedTag | null> {
    const [tag] = await manager.query<CountedTag[]>(`select ${columns} from ${counted} where t.id = $1`, [id]);
    return tag ?? null;
  }

  /** The ids of all tags that no photo carries. */
  async findUnused(manager: EntityManager = this.dataSource.manager): Promise<number[]> {
    const tags = await manager.query<{ id: number }[]>(`select t.id from tags t where ${isUnused} order by t.id`);
    return tags.map(({ id }) => id);
  }
}
