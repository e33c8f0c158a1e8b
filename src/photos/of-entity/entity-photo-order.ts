import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntityRow } from '../../entities/entity.row.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

/**
 * The order that editors have given to photos of an entity. Photos without a place come after those that have one, and an
 * entity without an order shows its photos as if there was no such thing.
 */
@Injectable()
export class EntityPhotoOrder {
  constructor(
    private readonly recorder: ChangeRecorder,
    partOwners: PartOwners,
  ) {
    partOwners.register('entity', 'photos', {
      findLocked: async (id, _, tx) => {
        const entity = await tx.findOne(EntityRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
        return entity && { photoOrder: await this.find(id, tx) };
      },
      revert: ({ recordId, before }, actor, tx) => this.set(recordId, before.photoOrder, actor, tx),
    });
  }

  /** The ids of the photos that have a place. */
  async find(entityId: number, manager: EntityManager): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      'select photo_id as id from photo_entities where entity_id = $1 and place is not null order by place, photo_id',
      [entityId],
    );
    return rows.map(({ id }) => id);
  }

  /** Of a locked entity; photos that it does not have are left out. Does nothing when the order is the same. */
  async set(entityId: number, photoIds: number[], actor: Actor, tx: EntityManager): Promise<void> {
    const before = await this.find(entityId, tx);
    if (isDeepStrictEqual(before, photoIds)) return;
    await tx.query(
      `update photo_entities l set place = wanted.place from (
         select photo_id, (select o.place - 1 from unnest($2::integer[]) with ordinality o (id, place) where o.id = photo_id) as place
         from photo_entities where entity_id = $1) wanted
       where l.entity_id = $1 and l.photo_id = wanted.photo_id and l.place is distinct from wanted.place`,
      [entityId, photoIds],
    );
    const after = await this.find(entityId, tx);
    if (isDeepStrictEqual(before, after)) return;
    await this.recorder.changed(
      'entity.photos',
      { id: entityId, before: { photoOrder: before }, after: { photoOrder: after } },
      actor,
      tx,
    );
  }
}
