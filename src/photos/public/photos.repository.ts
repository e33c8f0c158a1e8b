import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { OtherDate } from '../../contract/dates/other-date.js';
import type { FondsName } from '../../contract/fonds.js';
import { propertyNames } from '../../contract/metadata/field.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { DecadeCount, PhotoEntity, PhotoMetadata, PhotoSort, YearCount } from '../../contract/photo.js';
import type { Paged } from '../../contract/page.js';
import type { Period, PeriodCount } from '../../contract/periods.js';
import { listPageByIds } from '../../platform/database/list-page-by-ids.js';
import type { Slice } from '../../platform/database/page-sql.js';
import { jsonLocalized } from '../../platform/database/localized-columns.js';
import { prepared } from '../../platform/database/prepared-statements.js';
import { selectList } from '../../platform/database/select-list.js';
import { isPublicEntityId, publicEntity } from '../../records/public-entity.js';
import { randomIds } from '../../records/random-ids.js';
import { type BackRecord, backOf } from '../back-of-photo.js';
import { PhotoRow } from '../photo.row.js';
import type { TagRow } from '../tags/tag.row.js';
import {
  countByPeriod,
  type EntityPhotoFilters,
  entityPhotoList,
  entityPhotoOrder,
  periodColumns,
  type SeesDrafts,
} from './entity-photo-list.js';
import { type PhotoFilters, photoList } from './photo-list.js';
import { isComplete, photoOfTheDayId } from './complete-photos.js';
import { photosOfDecades } from './photos-of-decades.js';
import { countByDecade, countByYear } from './decades.js';
import { type NeighbourRow, photoNeighbours } from './photo-neighbours.js';
import { shownName } from '../../platform/database/shown-name.js';
import { fondsOf } from '../fonds-of-photo.js';
import { shownEntity } from '../shown-entity.js';
import { wasPublic } from '../was-public.js';

/** What every list reads: where the photo is, its image and how large the public sees it, its dates. */
const always = [
  'id',
  'slug',
  'originalSha256',
  'renditions',
  'license',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof PhotoRow)[];

const randomPhotoIds = randomIds({
  table: 'photos',
  isPublic: (alias) => `${alias}.status = 'published'`,
  total: () => "(select coalesce(sum(photos), 0) from photo_counts_by_status where status = 'published')",
});

/** A photo as lists select it; of the metadata, lists for which only some fields are wanted have only those. */
export interface PhotoRecord extends Pick<PhotoRow, (typeof always)[number]>, PhotoMetadata {
  /** Null also for a member who proposed it and does not want to be named. */
  uploaderName: string | null;
  creditsContributor: boolean | null;
  isFavorite: boolean | null;
  /** Of a single photo. */
  otherDates?: OtherDate[];
  /** The same: what it is part of, the highest first. */
  fonds?: FondsName[];
  /** The same. */
  back?: BackRecord | null;
}

export interface PhotoState extends Pick<PhotoRow, 'status' | 'removedAt' | 'frontId'> {
  /** It has been published once. A rejected proposal and a removed draft never were. */
  wasPublic: boolean;
}

export interface PhotoRelations {
  tags: Map<number, TagRow[]>;
  entities: Map<number, PhotoEntity[]>;
}

/** `fields`: the metadata that is wanted; empty or none: all of it. */
interface PhotoListing extends PhotoFilters {
  slice: Slice;
  sortBy: PhotoSort;
  favoritesOf: number | null;
  fields?: Set<string>;
}

/** A few photos; `favoritesOf` and `fields` as in lists. */
interface Selection {
  limit: number;
  favoritesOf?: number | null;
  fields: Set<string>;
}

/** Stored counts with this tag are those of all photos. */
const allTags = 0;

const published = `p.status = 'published'`;

/** What only the page of a photo shows. */
const ofDetail = `p.other_dates as "otherDates", ${fondsOf('p')} as fonds, ${backOf('p')} as back`;

/** The published photos. A list is one query, and one more for `findRelations`. */
@Injectable()
export class PhotosRepository {
  constructor(@InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>) {}

  list({ slice, sortBy, favoritesOf, fields, ...filters }: PhotoListing): Promise<Paged<PhotoRecord>> {
    const parameters: unknown[] = [favoritesOf];
    return listPageByIds<PhotoRecord>(this.rows.manager, {
      ...photoList(filters, sortBy, (value) => `$${parameters.push(value)}`),
      select: this.columns('$1', fields),
      from: 'photos p',
      id: 'p.id',
      parameters,
      slice,
    });
  }

  /** Most favorites in the last 90 days, then of all time, then newest; `complete`: only photos with date and description. */
  findPopular({
    limit,
    favoritesOf = null,
    fields,
    complete = false,
  }: Selection & { complete?: boolean }): Promise<PhotoRecord[]> {
    const isWanted = complete ? isComplete('p') : published;
    return this.rows.query<PhotoRecord[]>(
      `with liked as materialized (
         select p.id, l.lately, l.ever from photo_popularity l join photos p on p.id = l.photo_id
         where l.ever > 0 and ${isWanted} order by l.lately desc, l.ever desc, l.created_at desc, l.photo_id desc limit $1
       ), others as materialized (
         select p.id, 0 as lately, 0 as ever from photos p
         where ${isWanted} and not exists (select from photo_popularity l where l.photo_id = p.id and l.ever > 0)
         order by p.created_at desc, p.id desc limit $1 - (select count(*) from liked)
       )
       select ${this.columns('$2', fields)} from (select * from (table liked union all table others) found limit $1) l
       join photos p using (id)
       order by l.lately desc, l.ever desc, p.created_at desc, p.id desc`,
      [limit, favoritesOf],
    );
  }

  findRandom({ limit, favoritesOf = null, fields }: Selection): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('$2', fields)} from (${randomPhotoIds}) drawn join photos p using (id) order by drawn.place`,
      [limit, favoritesOf],
    );
  }

  /** @param day as YYYY-MM-DD; null where no photo is complete */
  async findOfTheDay({
    day,
    favoritesOf = null,
    fields,
  }: Omit<Selection, 'limit'> & { day: string }): Promise<PhotoRecord | null> {
    const rows = await this.rows.query<PhotoRecord[]>(
      `select ${this.columns('$2', fields)} from (${photoOfTheDayId}) chosen join photos p using (id)`,
      [day, favoritesOf],
    );
    return rows[0] ?? null;
  }

  /** The best complete photo of each decade, by decade; decades without one are left out. */
  findOfDecades({ favoritesOf = null, fields }: Omit<Selection, 'limit'>): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('$1', fields)} from (${photosOfDecades}) best join photos p using (id) order by best.decade`,
      [favoritesOf],
    );
  }

  /** Decades without a photo are left out. */
  countByDecade(tagId = allTags): Promise<DecadeCount[]> {
    return this.rows.query<DecadeCount[]>(countByDecade, [tagId]);
  }

  countByYear({ tagId = allTags, from, to }: { tagId?: number; from: number; to: number }): Promise<YearCount[]> {
    return this.rows.query<YearCount[]>(countByYear, [tagId, from, to]);
  }

  /** In the order of `ids`; photos that are not published are left out. */
  findByIds(ids: number[], { favoritesOf = null, fields }: Partial<Selection> = {}): Promise<PhotoRecord[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.rows.query<PhotoRecord[]>(
      prepared(`select ${this.columns('$2', fields)} from photos p where ${published} and p.id = any($1::integer[])
       order by array_position($1::integer[], p.id)`),
      [ids, favoritesOf],
    );
  }

  /** As `findByIds`, with their further dates. */
  findDetailsByIds(ids: number[]): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')}, ${ofDetail} from photos p where ${published} and p.id = any($1::integer[])`,
      [ids],
    );
  }

  /** The backs of published photos, by the ids of their fronts. */
  async findBacks(frontIds: number[]): Promise<Map<number, BackRecord>> {
    if (frontIds.length === 0) return new Map();
    const rows = await this.rows.query<{ id: number; back: BackRecord }[]>(
      `select id, back from (
         select p.id, ${backOf('p')} as back from photos p where ${published} and p.id = any($1::integer[])) sides
       where back is not null`,
      [frontIds],
    );
    return new Map(rows.map(({ id, back }) => [id, back]));
  }

  /** The photos of a public entity that came into the archive last. */
  findNewestOfEntity(entityId: number, limit: number): Promise<PhotoRecord[]> {
    return this.rows.query<PhotoRecord[]>(
      `select ${this.columns('null')} from photos p where p.id in (
         select l.photo_id from photo_entities l join photos p on p.id = l.photo_id
         where l.entity_id = $1 and ${published} and ${isPublicEntityId('$1')} order by p.created_at desc, p.id desc limit $2)
       order by p.created_at desc, p.id desc`,
      [entityId, limit],
    );
  }

  /** The photos of an entity: first those in which it is the main subject, then by year. */
  listByEntity({
    slice,
    favoritesOf = null,
    fields,
    ...filters
  }: EntityPhotoFilters & {
    slice: Slice;
    favoritesOf?: number | null;
    fields?: Set<string>;
  }): Promise<Paged<PhotoRecord>> {
    const parameters: unknown[] = [];
    return listPageByIds<PhotoRecord>(this.rows.manager, {
      ...entityPhotoList(filters, (value) => `$${parameters.push(value)}`),
      select: this.columns(`$${parameters.push(favoritesOf)}`, fields),
      from: `photos p join photo_entities_sorted l on l.photo_id = p.id and l.entity_id = $1`,
      id: 'p.id',
      orderBy: entityPhotoOrder[filters.sortBy ?? 'relevance'],
      parameters,
      slice,
      isPrepared: filters.periods === null,
    });
  }

  /** The number of an entity's photos in each period; periods without photos are left out. */
  countByPeriod(entityId: number, periods: Period[], seen: SeesDrafts): Promise<PeriodCount[]> {
    return this.rows.query<PeriodCount[]>(prepared(countByPeriod(seen)), [entityId, ...periodColumns(periods)]);
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
  async findOne(
    key: { id: number } | { slug: string },
    favoritesOf: number | null = null,
  ): Promise<(PhotoRecord & PhotoState) | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
    const rows = await this.rows.query<(PhotoRecord & PhotoState)[]>(
      prepared(`select ${this.columns('$2')}, ${ofDetail}, p.status, p.removed_at as "removedAt", p.front_id as "frontId",
         ${wasPublic('p')} as "wasPublic" from photos p where p.${column} = $1`),
      [value, favoritesOf],
    );
    return rows[0] ?? null;
  }

  /** The photo and those around it in the order by year; none where it is not published. */
  async findNeighbours(id: number): Promise<NeighbourRow[]> {
    const found = await this.rows.query<NeighbourRow[]>(prepared(photoNeighbours), [id]);
    return found.sort((one, other) => one.place - other.place);
  }

  /** Tags and public entities of several photos, in one query. */
  async findRelations(ids: number[]): Promise<PhotoRelations> {
    const relations: PhotoRelations = { tags: new Map(), entities: new Map() };
    if (ids.length === 0) return relations;
    // For a list of any length PostgreSQL plans for ten, which seems so dear that it would plan for each photo anew.
    const [ofThese, value] = ids.length === 1 ? ['= $1', ids[0]] : ['= any($1::integer[])', ids];
    const rows = await this.rows.query<{ photo_id: number; tag: TagRow | null; entity: PhotoEntity | null }[]>(
      prepared(`select pt.photo_id,
         json_build_object('id', t.id, 'slug', t.slug, ${jsonLocalized('t.name')}) as tag,
         null::json as entity, t.id as rank
       from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id ${ofThese}
       union all
       select pe.photo_id, null,
         ${shownEntity},
         pe.position
       from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
       where pe.photo_id ${ofThese} and ${publicEntity('e')}
       order by rank`),
      [value],
    );
    for (const { photo_id: id, tag, entity } of rows) {
      if (tag) relations.tags.set(id, [...(relations.tags.get(id) ?? []), tag]);
      if (entity) relations.entities.set(id, [...(relations.entities.get(id) ?? []), entity]);
    }
    return relations;
  }

  /** @param fields the public fields that are wanted; empty: all of them */
  private columns(favoritesOf: string, fields = new Set<string>()): string {
    const wanted = propertyNames(photoMetadata).filter((name) => fields.size === 0 || fields.has(name));
    const properties = [...new Set<string>([...always, ...wanted])];
    return `${selectList(this.rows.metadata, 'p', properties)},
      (select ${shownName('u')} from users u
         where u.id = p.uploaded_by and p.credits_contributor is distinct from false) as "uploaderName",
       p.credits_contributor as "creditsContributor",
      case when ${favoritesOf}::integer is not null
        then exists (select 1 from favorites f where f.photo_id = p.id and f.user_id = ${favoritesOf}::integer) end as "isFavorite"`;
  }
}
