import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { EntitySort } from '../../contract/entity.js';
import type { EntityTypeCount } from '../../contract/entity-type.js';
import { type Language, languages } from '../../contract/languages.js';
import type { Paged } from '../../contract/page.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { listPage } from '../../platform/database/list-page.js';
import { selectList } from '../../platform/database/select-list.js';
import { textCondition, type TextMatch } from '../../search/postgres/text-matcher.js';
import { EntityRow } from '../entity.row.js';
import type { EntityRelationRow } from '../relations/entity-relation.row.js';
import type { CoverPhotoRecord } from '../entity.presenter.js';

/** An entity as lists select it: with its type's code, its number of published photos and its cover. */
export interface EntityRecord extends EntityRow {
  entityTypeCode: string;
  photoCount: number;
  cover: CoverPhotoRecord | null;
  defaultCoverUrl: string | null;
}

export interface RelatedRecord {
  relation: EntityRelationRow;
  entity: EntityRecord;
}

const orders: Record<EntitySort, string> = {
  createdAt: 'e.created_at desc, e.id desc',
  createdAtAsc: 'e.created_at, e.id',
  name: 'e.name collate "it-x-icu", e.id',
  nameDesc: 'e.name collate "it-x-icu" desc, e.id desc',
  type: 'et.name collate "it-x-icu", e.name collate "it-x-icu", e.id',
  photos: '"photoCount" desc, e.name collate "it-x-icu", e.id',
};

const audioColumns: Record<Language, string> = { it: 'e.audio_url', en: 'e.audio_url_en', de: 'e.audio_url_de' };

const hasAudio = (language: Language): string => `btrim(coalesce(${audioColumns[language]}, '')) <> ''`;

const nameColumns = ['e.name', 'e.name_en', 'e.name_de', 'e.historical_name'];

const from = 'entities e join entity_types et on et.id = e.entity_type_id';

@Injectable()
export class EntitiesRepository {
  constructor(@InjectRepository(EntityRow) private readonly rows: Repository<EntityRow>) {}

  list(query: {
    slice: { page?: number; offset?: number; limit: number };
    sort: EntitySort;
    match: TextMatch | null;
    /** Part of a name, current or historical. */
    nameLike?: string;
    typeCode?: string;
    hasAudio?: Language;
    ids?: number[];
  }): Promise<Paged<EntityRecord>> {
    const parameters: unknown[] = [];
    const conditions = ['true'];
    if (query.match)
      conditions.push(textCondition({ kind: 'entity', id: 'e.id', text: `$${parameters.push(query.match.required)}` }));
    if (query.nameLike) {
      const pattern = `$${parameters.push(likePattern(query.nameLike))}`;
      conditions.push(`(${nameColumns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`);
    }
    if (query.typeCode !== undefined) conditions.push(`et.code = $${parameters.push(query.typeCode)}`);
    if (query.hasAudio) conditions.push(hasAudio(query.hasAudio));
    if (query.ids) conditions.push(`e.id = any($${parameters.push(query.ids)}::integer[])`);
    return listPage<EntityRecord>(this.rows.manager, {
      select: this.columns(),
      from,
      where: conditions.join(' and '),
      orderBy: orders[query.sort],
      parameters,
      slice: query.slice,
    });
  }

  findRandom(limit: number): Promise<EntityRecord[]> {
    return this.rows.query<EntityRecord[]>(
      `select ${this.columns()} from ${from} where e.id in (select id from entities order by random() limit $1)
       order by random()`,
      [limit],
    );
  }

  async findOne(key: { id: number } | { slug: string }): Promise<EntityRecord | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['slug', key.slug];
    const rows = await this.rows.query<EntityRecord[]>(`select ${this.columns()} from ${from} where e.${column} = $1`, [
      value,
    ]);
    return rows[0] ?? null;
  }

  /** The bookmarks of a member, the latest first. */
  findBookmarkedBy(userId: number): Promise<EntityRecord[]> {
    return this.rows.query<EntityRecord[]>(
      `select ${this.columns()} from ${from} join bookmarks b on b.entity_id = e.id where b.user_id = $1
       order by b.created_at desc, e.id desc`,
      [userId],
    );
  }

  /** The entities related to one, in either direction of the relation. */
  async findRelated(id: number): Promise<RelatedRecord[]> {
    const rows = await this.rows.query<(EntityRecord & { relation: EntityRelationRow })[]>(
      `select ${this.columns()}, json_build_object('id', r.id, 'fromEntityId', r.from_entity_id, 'toEntityId', r.to_entity_id,
         'kind', r.kind, 'reason', r.reason, 'reasonEn', r.reason_en, 'reasonDe', r.reason_de) as relation
       from entity_relations r join ${from} on e.id in (r.from_entity_id, r.to_entity_id) and e.id <> $1
       where $1 in (r.from_entity_id, r.to_entity_id)
       order by r.id`,
      [id],
    );
    return rows.map(({ relation, ...entity }) => ({ relation, entity: entity as EntityRecord }));
  }

  async findAudioLanguages(): Promise<Language[]> {
    const exists = languages.map(
      (language) => `exists (select 1 from entities e where ${hasAudio(language)}) as ${language}`,
    );
    const [found] = await this.rows.query<[Record<Language, boolean>]>(`select ${exists.join(', ')}`);
    return languages.filter((language) => found[language]);
  }

  /** Types without entities count 0. */
  countByType(): Promise<EntityTypeCount[]> {
    return this.rows.query<EntityTypeCount[]>(
      `select et.code, count(e.id)::int as count from entity_types et left join entities e on e.entity_type_id = et.id
       group by et.id order by et.id`,
    );
  }

  private columns(): string {
    return `${selectList(this.rows.metadata, 'e')}, et.code as "entityTypeCode",
      (select count(*)::int from photo_entities pe join photos p on p.id = pe.photo_id and p.status = 'published'
       where pe.entity_id = e.id) as "photoCount",
      (select json_build_object('slug', c.slug, 'originalSha256', c.original_sha256, 'renditions', c.renditions)
       from photos c where c.id = e.cover_photo_id and c.status = 'published') as cover,
      (select d.image_url from default_covers d
       where d.image_url is not null and d.sort_order > 1 and (d.id = e.default_cover_id or d.entity_type_id = e.entity_type_id)
       order by d.id = e.default_cover_id desc nulls last, d.sort_order limit 1) as "defaultCoverUrl"`;
  }
}
