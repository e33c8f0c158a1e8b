import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { DecadeCount, PhotoEntity, PhotoSort } from '../../contract/photo.js';
import type { Paged } from '../../contract/page.js';
import type { Period, PeriodCount } from '../../contract/periods.js';
import { listPage } from '../../platform/database/list-page.js';
import { selectList } from '../../platform/database/select-list.js';
import { textCondition, type TextMatch } from '../../search/postgres/text-matcher.js';
import { PhotoRow } from '../photo.row.js';
import type { TagRow } from '../tags/tag.row.js';

/** A photo as lists select it. */
export interface PhotoRecord extends PhotoRow {
  uploaderName: string | null;
  isFavorite: boolean | null;
}

export interface PhotoRelations {
  tags: Map<number, TagRow[]>;
  entities: Map<number, PhotoEntity[]>;
}

const orders: Record<PhotoSort, string> = {
  createdAt: 'p.created_at desc, p.id desc',
  createdAtAsc: 'p.created_at, p.id',
  year: 'p.year nulls last, p.id',
  yearDesc: 'p.year desc nulls last, p.id desc',
  title: 'p.title collate "it-x-icu", p.id',
  titleDesc: 'p.title collate "it-x-icu" desc, p.id desc',
};

const published = `p.status = 'published'`;

/** The published photos. A list is one query, and one more for `findRelations`. */
@Injectable()
export class PhotosRepository {
  constructor(@InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>) {}

  async list(query: {
    slice: { page?: number; offset?: number; limit: number };
    sortBy: PhotoSort;
    match: TextMatch | null;
    tagId?: number;
    from?: number;
    to?: number;
    favoritesOf: number | null;
  }): Promise<Paged<PhotoRecord>> {
    const parameters: unknown[] = [query.favoritesOf];
    const conditions = [published];
    if (query.match)
      conditions.push(textCondition({ kind: 'photo', id: 'p.id', text: `$${parameters.push(query.match.required)}` }));
    if (query.tagId !== undefined)
      conditions.push(
        `exists (select 1 from photo_tags t where t.photo_id = p.id and t.tag_id = $${parameters.push(query.tagId)})`,
      );
    if (query.from !== undefined) conditions.push(`p.year >= $${parameters.push(query.from)}`);
    if (query.to !== undefined) conditions.push(`p.year <= $${parameters.push(query.to)}`);
    return listPage<PhotoRecord>(this.rows.manager, {
      select: this.columns('$1'),
      from: 'photos p',
      where: conditions.join(' and '),
      orderBy: orders[query.sortBy],
      parameters,
      slice: query.slice,
    });
  }

  /** Most favorites in the last 90 days, then of all time, then newest. */
  findPopular(limit: number): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')}
       from photos p
       left join (
         select photo_id, count(*) as ever, count(*) filter (where created_at > now() - interval '90 days') as lately
         from favorites group by photo_id
       ) f on f.photo_id = p.id
       where ${published}
       order by coalesce(f.lately, 0) desc, coalesce(f.ever, 0) desc, p.created_at desc, p.id desc
       limit $1`,
      [limit],
    );
  }

  findRandom(limit: number): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')} from photos p
       where p.id in (select p.id from photos p where ${published} order by random() limit $1)
       order by random()`,
      [limit],
    );
  }

  /** Decades without a photo are left out. */
  countByDecade(): Promise<DecadeCount[]> {
    return this.rows.query<DecadeCount[]>(
      `select p.year / 10 * 10 as decade, count(*)::int as count from photos p
       where ${published} and p.year is not null group by 1 order by 1`,
    );
  }

  /** In the order of `ids`; photos that are not published are left out. */
  findByIds(ids: number[]): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')} from photos p where ${published} and p.id = any($1::integer[])
       order by array_position($1::integer[], p.id)`,
      [ids],
    );
  }

  /** The photos of an entity: first those in which it is the main subject, then by year. */
  listByEntity(query: {
    entityId: number;
    slice: { page?: number; limit: number };
    periods: Period[] | null;
    exclude?: number;
  }): Promise<Paged<PhotoRecord>> {
    return listPage<PhotoRecord>(this.rows.manager, {
      select: this.columns('null'),
      from: 'photos p join photo_entities pe on pe.photo_id = p.id',
      where: `${published} and pe.entity_id = $1 and p.id is distinct from $2::integer and ($3::integer[] is null or exists (
        select 1 from unnest($3::integer[], $4::integer[]) period (first, last)
        where p.year >= period.first and p.year <= coalesce(period.last, p.year)))`,
      orderBy: 'pe.position, p.year nulls last, p.id',
      parameters: [query.entityId, query.exclude ?? null, ...columnsOf(query.periods)],
      slice: query.slice,
    });
  }

  /** The number of an entity's photos in each period; periods without photos are left out. */
  countByPeriod(entityId: number, periods: Period[]): Promise<PeriodCount[]> {
    return this.rows.query<PeriodCount[]>(
      `select period.first as "from", period.last as "to", count(*)::int as count
       from unnest($2::integer[], $3::integer[]) period (first, last)
       join photos p on p.year >= period.first and p.year <= coalesce(period.last, p.year)
       join photo_entities pe on pe.photo_id = p.id
       where ${published} and pe.entity_id = $1
       group by 1, 2 order by 1`,
      [entityId, ...columnsOf(periods)],
    );
  }

  /** The favorites of a member, the latest first. */
  findFavoritesOf(userId: number): Promise<(PhotoRecord & { favoritedAt: Date })[]> {
    return this.rows.query<(PhotoRecord & { favoritedAt: Date })[]>(
      `select ${this.columns('null')}, f.created_at as "favoritedAt" from photos p join favorites f on f.photo_id = p.id
       where ${published} and f.user_id = $1 order by f.created_at desc, p.id desc`,
      [userId],
    );
  }

  /** In any state: the service decides what is public. */
  async findOne(key: { id: number } | { slug: string }): Promise<PhotoRecord | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
    const rows = await this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')} from photos p where p.${column} = $1`,
      [value],
    );
    return rows[0] ?? null;
  }

  /** Tags and entities of several photos, in one query. */
  async findRelations(ids: number[]): Promise<PhotoRelations> {
    const relations: PhotoRelations = { tags: new Map(), entities: new Map() };
    if (ids.length === 0) return relations;
    const rows = await this.rows.query<{ photo_id: number; tag: TagRow | null; entity: PhotoEntity | null }[]>(
      `select pt.photo_id,
         json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'nameEn', t.name_en, 'nameDe', t.name_de) as tag,
         null::json as entity, t.id as rank
       from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = any($1::integer[])
       union all
       select pe.photo_id, null,
         json_build_object('id', e.id, 'slug', e.slug, 'name', e.name, 'nameEn', e.name_en, 'nameDe', e.name_de, 'entityTypeCode', et.code),
         pe.position
       from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
       where pe.photo_id = any($1::integer[])
       order by rank`,
      [ids],
    );
    for (const { photo_id: id, tag, entity } of rows) {
      if (tag) relations.tags.set(id, [...(relations.tags.get(id) ?? []), tag]);
      if (entity) relations.entities.set(id, [...(relations.entities.get(id) ?? []), entity]);
    }
    return relations;
  }

  private columns(favoritesOf: string): string {
    return `${selectList(this.rows.metadata, 'p')},
      (select coalesce(u.display_name, u.username) from users u where u.id = p.uploaded_by) as "uploaderName",
      case when ${favoritesOf}::integer is not null
        then exists (select 1 from favorites f where f.photo_id = p.id and f.user_id = ${favoritesOf}::integer) end as "isFavorite"`;
  }
}

/** The periods as two arrays for `unnest`: first years and last years. */
const columnsOf = (periods: Period[] | null): [(number | null)[] | null, (number | null)[] | null] => [
  periods && periods.map(({ from }) => from),
  periods && periods.map(({ to }) => to),
];
