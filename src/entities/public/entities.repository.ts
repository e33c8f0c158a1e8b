import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  defaultEntitySort,
  type EntityListSort,
  type EntitySort,
  type EntityStatus,
  type NamedEntity,
} from '../../contract/entity.js';
import type { EntityTypeCount } from '../../contract/entity-type.js';
import { type Language, languages } from '../../contract/languages.js';
import { type Localized, localizedField, localizedFields, type LocalizedOrNull } from '../../contract/localized.js';
import { entityOutline } from '../../contract/metadata/entity.js';
import { propertyNames } from '../../contract/metadata/field.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { listPageByIds } from '../../platform/database/list-page-by-ids.js';
import type { Slice } from '../../platform/database/page-sql.js';
import {
  jsonLocalized,
  localizedColumn,
  localizedColumns,
  selectLocalized,
} from '../../platform/database/localized-columns.js';
import { prepared } from '../../platform/database/prepared-statements.js';
import { selectList } from '../../platform/database/select-list.js';
import { isPublicEntityId, publicEntity } from '../../records/public-entity.js';
import { randomIds } from '../../records/random-ids.js';
import { EntityRow } from '../entity.row.js';
import type { EntityRelationRow } from '../relations/entity-relation.row.js';
import type { ComparedPhotoRecord, CoverPhotoRecord } from '../entity.presenter.js';

/** What lists show: of descriptions and transcripts only the beginning. */
const listed = [
  'id',
  'slug',
  'status',
  'entityTypeId',
  ...propertyNames(entityOutline),
  'aliases',
  ...localizedFields('audioUrl'),
  'audio',
  'coverImage',
  'imageUrl',
  'coverPhotoPosition',
  'defaultCoverId',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof EntityRow)[];

/** With the beginning of its story and of its transcripts, the type's code, the number of published photos and the cover. */
interface EntityContext extends LocalizedOrNull<'storyStart' | 'transcriptStart'> {
  entityTypeCode: string;
  photoCount: number;
  cover: CoverPhotoRecord | null;
  defaultCoverUrl: string | null;
}

/** An entity with all its columns, and as lists select it. */
export type EntityRecord = EntityRow & EntityContext & { compared: ComparedPhotoRecord[] | null };
export type ListedEntity = Pick<EntityRow, (typeof listed)[number]> & EntityContext;

export interface RelatedRecord {
  relation: EntityRelationRow & Localized<'kindName'>;
  entity: ListedEntity;
}

/** The name of the kind `k` of the relation `r`, read from the entity of the first parameter. */
const kindName = languages
  .map(
    (language) =>
      `'${localizedField('kindName', language)}', case when r.to_entity_id = $1 and k.reverse_name is not null
         then ${localizedColumn('k.reverse_name', language)} else ${localizedColumn('k.name', language)} end`,
  )
  .join(', ');

/** `updatedAt`: those first that were changed last. */
type EntityOrder = EntitySort | 'updatedAt';

const orders: Record<EntityOrder, string> = {
  createdAt: 'e.created_at desc, e.id desc',
  createdAtAsc: 'e.created_at, e.id',
  name: 'e.name collate "it_by_number", e.id',
  nameDesc: 'e.name collate "it_by_number" desc, e.id desc',
  type: 'et.name collate "it_by_number", e.name collate "it_by_number", e.id',
  updatedAt: 'e.updated_at desc, e.id desc',
  photos: 'coalesce(counted.photos, 0) desc, e.name collate "it_by_number", e.id',
};

const hasAudio = (language: Language): string =>
  `btrim(coalesce(${localizedColumn('e.audio_url', language)}, '')) <> ''`;

/** The photos that its page compares, those of them that are published and its own. */
const compared = `(select json_agg(json_build_object('id', p.id, 'slug', p.slug, ${jsonLocalized('p.title')},
     'year', p.year, 'yearEstimated', p.year_estimated, 'yearStart', p.year_start, 'yearEnd', p.year_end,
     'originalSha256', p.original_sha256, 'renditions', p.renditions, 'license', p.license)
     order by array_position(e.compared_photo_ids, p.id))
   from photos p join photo_entities l on l.photo_id = p.id and l.entity_id = e.id
   where p.id = any(e.compared_photo_ids) and p.status = 'published') as compared`;

/** Twice what a card shows at most, so that nothing is missing where white space is collapsed. */
const startMax = 2 * limits.excerpt.entity;

/**
 * The beginning of a description without tags, only where there is no excerpt: whole descriptions would make a list slow. The
 * markup of the first part of the text is removed, also a tag that the cut has left open.
 */
const storyStart = (language: Language): string =>
  `case when btrim(coalesce(e.excerpt, '')) = '' then
     left(regexp_replace(left(${localizedColumn('e.description', language)}, ${10 * startMax}), '<[^>]*(>|$)', ' ', 'g'),
       ${startMax}) end`;

/** The beginning of a transcript, only where there is a guide: enough for its first sentence. */
const transcriptStart = (language: Language): string =>
  `case when ${hasAudio(language)} then left(${localizedColumn('e.transcript', language)}, ${startMax}) end`;

const starts = languages.flatMap((language) => [
  `${storyStart(language)} as "${localizedField('storyStart', language)}"`,
  `${transcriptStart(language)} as "${localizedField('transcriptStart', language)}"`,
]);

const nameColumns = [...localizedColumns('e.name'), 'e.historical_name'];

const namesLike = (pattern: string): string[] => [
  ...nameColumns.map((column) => `${column} ilike ${pattern}`),
  `exists (select from jsonb_array_elements(e.aliases) alias where alias ->> 'name' ilike ${pattern})`,
];

const from = 'entities e join entity_types et on et.id = e.entity_type_id';

/** The number of photos of all entities at once, to sort by it. */
const joinedPhotoCounts =
  'left join (select entity_id, sum(photos) as photos from photo_counts_by_entity group by 1) counted on counted.entity_id = e.id';

/** Their number is stored nowhere: few are drafts or deleted. */
const randomEntityIds = randomIds({
  table: 'entities',
  isPublic: publicEntity,
  total: ({ first, last }) => `(${last} - ${first} + 1) / 2`,
});

@Injectable()
export class EntitiesRepository {
  constructor(@InjectRepository(EntityRow) private readonly rows: Repository<EntityRow>) {}

  /** The first entities with this name, in any language, as a historical name or as another name; upper and lower case are one. */
  findWithName(name: string): Promise<NamedEntity[]> {
    return this.rows.query<NamedEntity[]>(
      `select e.id, ${selectLocalized('e.name')}, ${selectLocalized('et.name', 'typeName')}
       from entities e join entity_types et on et.id = e.entity_type_id
       where lower($1) in (${nameColumns.map((column) => `lower(${column})`).join(', ')})
         or exists (select from jsonb_array_elements(e.aliases) alias where lower(alias ->> 'name') = lower($1))
       order by e.id limit 5`,
      [name],
    );
  }

  list(query: {
    /** Null: in any state, for staff. */
    status: EntityStatus | null;
    slice: Slice;
    sort: EntityListSort | EntityOrder;
    /** Part of a name, current or former. */
    nameLike?: string;
    typeCode?: string;
    hasAudio?: Language;
    ids?: number[];
    /** Those that match a text, the best first; with `nameLike` those of either. */
    foundIds?: number[];
  }): Promise<Paged<ListedEntity>> {
    const parameters: unknown[] = [];
    const conditions = [query.status === null ? 'true' : `e.status = $${parameters.push(query.status)}`];
    const found = query.foundIds && `$${parameters.push(query.foundIds)}::integer[]`;
    const text = [
      ...(query.nameLike ? namesLike(`$${parameters.push(likePattern(query.nameLike))}`) : []),
      ...(found ? [`e.id = any(${found})`] : []),
    ];
    if (text.length > 0) conditions.push(`(${text.join(' or ')})`);
    if (query.typeCode !== undefined) conditions.push(`et.code = $${parameters.push(query.typeCode)}`);
    if (query.hasAudio) conditions.push(hasAudio(query.hasAudio));
    if (query.ids) conditions.push(`e.id = any($${parameters.push(query.ids)}::integer[])`);
    const where = conditions.join(' and ');
    const sort = query.sort === 'relevance' ? defaultEntitySort : query.sort;
    // Those that only have it as a part of a name have no position and come last.
    const orderBy =
      query.sort === 'relevance' && found ? `array_position(${found}, e.id), ${orders.name}` : orders[sort];
    const sorted = sort === 'photos' ? `${from} ${joinedPhotoCounts}` : from;
    return listPageByIds<ListedEntity>(this.rows.manager, {
      total: `(select count(*)::int from ${from} where ${where})`,
      ids: (limit) => `select e.id from ${sorted} where ${where} order by ${orderBy} limit ${limit} offset start.at`,
      select: this.columns(listed),
      from: sorted,
      id: 'e.id',
      orderBy,
      parameters,
      slice: query.slice,
    });
  }

  findRandom(limit: number): Promise<ListedEntity[]> {
    return this.rows.query<ListedEntity[]>(
      `select ${this.columns(listed)} from (${randomEntityIds}) drawn join ${from} on e.id = drawn.id order by drawn.place`,
      [limit],
    );
  }

  /** In any state: the services decide who sees it. */
  async findOne(key: { id: number } | { slug: string }): Promise<EntityRecord | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
    const rows = await this.rows.query<EntityRecord[]>(
      prepared(`select ${this.columns()}, ${compared} from ${from} where e.${column} = $1`),
      [value],
    );
    return rows[0] ?? null;
  }

  /** The public ones of these, in no order. */
  findDetails(ids: number[]): Promise<EntityRecord[]> {
    return this.rows.query<EntityRecord[]>(
      `select ${this.columns()}, ${compared} from ${from} where ${publicEntity('e')} and e.id = any($1::integer[])`,
      [ids],
    );
  }

  /** The public bookmarks of a member, the latest first. */
  findBookmarkedBy(userId: number): Promise<ListedEntity[]> {
    return this.rows.query<ListedEntity[]>(
      `select ${this.columns(listed)} from ${from} join bookmarks b on b.entity_id = e.id
       where b.user_id = $1 and ${publicEntity('e')}
       order by b.created_at desc, e.id desc`,
      [userId],
    );
  }

  /**
   * The entities related to one, in either direction of the relation.
   * @param seesDrafts whether drafts have relations, and are among them
   */
  async findRelated(id: number, { seesDrafts }: { seesDrafts: boolean }): Promise<RelatedRecord[]> {
    const isSeen = seesDrafts ? 'true' : `${publicEntity('e')} and ${isPublicEntityId('$1')}`;
    const rows = await this.rows.query<(ListedEntity & Pick<RelatedRecord, 'relation'>)[]>(
      prepared(`select ${this.columns(listed)}, json_build_object('id', r.id, 'fromEntityId', r.from_entity_id, 'toEntityId', r.to_entity_id,
         'kind', r.kind, ${kindName}, ${jsonLocalized('r.reason')}) as relation
       from entity_relations r join relation_kinds k on k.code = r.kind join ${from} on e.id in (r.from_entity_id, r.to_entity_id) and e.id <> $1
       where $1 in (r.from_entity_id, r.to_entity_id) and ${isSeen}
       order by r.id`),
      [id],
    );
    return rows.map(({ relation, ...entity }) => ({ relation, entity: entity as ListedEntity }));
  }

  /** The languages in which a public entity has an audio guide. */
  async findAudioLanguages(): Promise<Language[]> {
    const exists = languages.map(
      (language) =>
        `exists (select 1 from entities e where ${publicEntity('e')} and ${hasAudio(language)}) as ${language}`,
    );
    const [found] = await this.rows.query<[Record<Language, boolean>]>(`select ${exists.join(', ')}`);
    return languages.filter((language) => found[language]);
  }

  /** The public entities of each type; types without any count 0. */
  countByType(): Promise<EntityTypeCount[]> {
    return this.rows.query<EntityTypeCount[]>(
      `select et.code, count(e.id)::int as count from entity_types et
       left join entities e on e.entity_type_id = et.id and ${publicEntity('e')}
       group by et.id order by et.position, et.id`,
    );
  }

  private columns(properties?: readonly string[]): string {
    return `${selectList(this.rows.metadata, 'e', properties && [...properties])}, et.code as "entityTypeCode",
      ${starts.join(', ')},
      (select coalesce(sum(c.photos), 0)::int from photo_counts_by_entity c where c.entity_id = e.id) as "photoCount",
      (select json_build_object('slug', c.slug, 'originalSha256', c.original_sha256, 'renditions', c.renditions,
         'license', c.license)
       from photos c where c.id = e.cover_photo_id and c.status = 'published') as cover,
      (select d.image_url from default_covers d
       where d.image_url is not null and d.sort_order > 1 and (d.id = e.default_cover_id or d.entity_type_id = e.entity_type_id)
       order by d.id = e.default_cover_id desc nulls last, d.sort_order limit 1) as "defaultCoverUrl"`;
  }
}
