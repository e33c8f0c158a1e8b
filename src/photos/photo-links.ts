import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';

export interface Links {
  tagIds: number[];
  entityIds: number[];
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
        errors: wrong.map((field) => ({ field, code: 'field_invalid' as const })),
      });
  }

  async find(photoId: number, tx: EntityManager): Promise<Links> {
    const [links] = await tx.query<[Links]>(
      `select array(select tag_id from photo_tags where photo_id = $1 order by tag_id) as "tagIds",
         array(select entity_id from photo_entities where photo_id = $1 order by position) as "entityIds"`,
      [photoId],
    );
    return links;
  }

  async replace(photoId: number, links: Links, tx: EntityManager): Promise<void> {
    await tx.query('delete from photo_tags where photo_id = $1', [photoId]);
    // The photo keeps its place among the photos of an entity that stays.
    await tx.query('delete from photo_entities where photo_id = $1 and entity_id <> all($2)', [
      photoId,
      links.entityIds,
    ]);
    await this.insert(photoId, links, tx);
  }

  /** Entities keep the order of `entityIds`. */
  async insert(photoId: number, { tagIds, entityIds }: Links, tx: EntityManager): Promise<void> {
    await tx.query('insert into photo_tags (photo_id, tag_id) select $1, unnest($2::integer[])', [photoId, tagIds]);
    await tx.query(
      `insert into photo_entities (photo_id, entity_id, position)
       select $1, entity_id, place - 1 from unnest($2::integer[]) with ordinality as link (entity_id, place)
       on conflict (photo_id, entity_id) do update set position = excluded.position`,
      [photoId, entityIds],
    );
  }
}
