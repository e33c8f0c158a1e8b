import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';

interface Links {
  tagIds: number[];
  entityIds: number[];
}

/** The tags of a photo and the cards it shows. */
@Injectable()
export class PhotoLinks {
  /** @throws DomainError validation_failed, naming the field that holds an id of nothing */
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

  /** Cards keep the order in which they were told. */
  async insert(photoId: number, { tagIds, entityIds }: Links, tx: EntityManager): Promise<void> {
    await tx.query('insert into photo_tags (photo_id, tag_id) select $1, unnest($2::integer[])', [photoId, tagIds]);
    await tx.query(
      `insert into photo_entities (photo_id, entity_id, position)
       select $1, entity_id, place - 1 from unnest($2::integer[]) with ordinality as told (entity_id, place)`,
      [photoId, entityIds],
    );
  }
}
