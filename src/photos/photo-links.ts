import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';

export interface Links {
  tagIds: number[];
  entityIds: number[];
}

export interface LinksChange {
  photoId: number;
  before: Links;
  after: Partial<Links>;
}

/** The tags of a photo and the entities it shows. */
@Injectable()
export class PhotoLinks {
  /** @throws DomainError validation_failed, naming the field with an unknown id */
  async check({ tagIds, entityIds }: Links, tx: EntityManager): Promise<void> {
    const [found] = await tx.query<[{ tags: number; entities: number }]>(
      `select (select count(*)::int from tags where id = any($1)) as tags,
         (select count(*)::int from entities where id = any($2)) as entities`,
      [tagIds, entityIds],
    );
    const wrong = [
      ...(found.tags < tagIds.length ? ['tagIds'] : []),
      ...(found.entities < entityIds.length ? ['entityIds'] : []),
    ];
    if (wrong.length > 0)
      throw new DomainError('validation_failed', {
        errors: wrong.map((field) => ({ field, code: 'choice_gone' as const })),
      });
  }

  /** The links of each photo; tags ascending, entities in their order. */
  async find(photoIds: number[], tx: EntityManager): Promise<Map<number, Links>> {
    const rows = await tx.query<(Links & { id: number })[]>(
      `select id, array(select tag_id from photo_tags where photo_id = id order by tag_id) as "tagIds",
         array(select entity_id from photo_entities where photo_id = id order by position) as "entityIds"
       from unnest($1::integer[]) id`,
      [photoIds],
    );
    return new Map(rows.map(({ id, ...links }) => [id, links]));
  }

  /**
   * Makes the links of photos, which had those of `before`, those of `after`; what that leaves out stays. Only tags that differ
   * are written: with each statement the lists' triggers compare all links of its photos (docs/adr/0022).
   */
  async replace(changes: LinksChange[], tx: EntityManager): Promise<void> {
    const tags = changes.map((change) => differenceOf(change, 'tagIds'));
    const entities = changes.map((change) => differenceOf(change, 'entityIds'));
    await this.delete(
      'photo_tags',
      'tag_id',
      tags.flatMap(({ gone }) => gone),
      tx,
    );
    await this.insertTags(
      tags.flatMap(({ added }) => added),
      tx,
    );
    // A photo keeps its place among the photos of an entity that stays.
    await this.delete(
      'photo_entities',
      'entity_id',
      entities.flatMap(({ gone }) => gone),
      tx,
    );
    await this.insertEntities(
      changes.flatMap(({ photoId, after }) =>
        (after.entityIds ?? []).map((id, position) => [photoId, id, position] as const),
      ),
      tx,
    );
  }

  /** The links of new photos. Entities keep the order of `entityIds`. */
  async insert(photos: (Links & { photoId: number })[], tx: EntityManager): Promise<void> {
    await this.insertTags(
      photos.flatMap(({ photoId, tagIds }) => tagIds.map((id) => [photoId, id] as const)),
      tx,
    );
    await this.insertEntities(
      photos.flatMap(({ photoId, entityIds }) => entityIds.map((id, place) => [photoId, id, place] as const)),
      tx,
    );
  }

  private async delete(table: 'photo_tags' | 'photo_entities', column: string, links: Link[], tx: EntityManager) {
    if (links.length === 0) return;
    await tx.query(
      `delete from ${table} link using unnest($1::integer[], $2::integer[]) as gone (photo_id, id)
       where link.photo_id = gone.photo_id and link.${column} = gone.id`,
      columnsOf(links),
    );
  }

  private async insertTags(rows: Link[], tx: EntityManager): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      'insert into photo_tags (photo_id, tag_id) select * from unnest($1::integer[], $2::integer[])',
      columnsOf(rows),
    );
  }

  private async insertEntities(
    rows: (readonly [photoId: number, entityId: number, position: number])[],
    tx: EntityManager,
  ): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      `insert into photo_entities (photo_id, entity_id, position)
       select * from unnest($1::integer[], $2::integer[], $3::integer[])
       on conflict (photo_id, entity_id) do update set position = excluded.position
         where photo_entities.position <> excluded.position`,
      columnsOf(rows),
    );
  }
}

type Link = readonly [photoId: number, id: number];

/** The links that a change removes and those that it adds. */
function differenceOf({ photoId, before, after }: LinksChange, kind: keyof Links): { gone: Link[]; added: Link[] } {
  const wanted = after[kind] ?? before[kind];
  return {
    gone: before[kind].filter((id) => !wanted.includes(id)).map((id) => [photoId, id]),
    added: wanted.filter((id) => !before[kind].includes(id)).map((id) => [photoId, id]),
  };
}

/** One array for each column, as `unnest` takes them. */
const columnsOf = (rows: (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
