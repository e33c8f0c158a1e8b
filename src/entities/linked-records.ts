import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Ids of records that show an entity. */
export interface Linked {
  photoIds: number[];
  entityIds: number[];
}

/**
 * The photos that are linked to an entity or have it in an annotation, and the entities that it is related to. They change when
 * it begins or ceases to be there for the public.
 */
@Injectable()
export class LinkedRecords {
  constructor(private readonly recorder: ChangeRecorder) {}

  async find(ids: readonly number[], tx: EntityManager): Promise<Linked> {
    const [linked] = await tx.query<[Linked]>(
      `select array(
           select photo_id from photo_entities where entity_id = any($1)
           union select photo_id from annotations where entity_id = any($1) order by 1) as "photoIds",
         array(
           select to_entity_id from entity_relations where from_entity_id = any($1)
           union select from_entity_id from entity_relations where to_entity_id = any($1) order by 1) as "entityIds"`,
      [ids],
    );
    return linked;
  }

  async touch({ photoIds, entityIds }: Linked, tx: EntityManager): Promise<void> {
    await this.recorder.touched('photo', photoIds, ['links', 'annotations'], tx);
    await this.recorder.touched('entity', entityIds, ['relations'], tx);
  }
}
