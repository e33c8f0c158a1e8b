import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntityRow } from '../../entities/entity.row.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

/** Where a photo stands among those of an entity, from 1. */
export interface PhotoPlace {
  entityId: number;
  photoId: number;
  place: number;
}

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
      // A photo that is gone has left the others in their order.
      isUntouched: ({ photoOrder = [] }, { after }) => {
        const there = new Set(photoOrder);
        return isDeepStrictEqual(
          photoOrder,
          after.photoOrder.filter((id) => there.has(id)),
        );
      },
      revert: ({ recordId, before }, actor, tx) => this.set(recordId, before.photoOrder, actor, tx),
    });
  }

  /** The ids of the photos that have a place. */
  async find(entityId: number, manager: EntityManager): Promise<number[]> {
    return (await this.findMany([entityId], manager)).get(entityId) ?? [];
  }

  /** The same of several entities, by their ids; those without an order are left out. */
  private async findMany(entityIds: readonly number[], manager: EntityManager): Promise<Map<number, number[]>> {
    const rows = await manager.query<{ id: number; order: number[] }[]>(
      `select entity_id as id, array_agg(photo_id order by place, photo_id) as "order"
       from photo_entities where entity_id = any($1) and place is not null group by entity_id`,
      [entityIds],
    );
    return new Map(rows.map(({ id, order }) => [id, order]));
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
    await this.record(new Map([[entityId, before]]), [entityId], actor, tx);
  }

  /** Puts photos in places among the others of locked entities that have them: a few statements, however many they are. */
  async place(places: readonly PhotoPlace[], actor: Actor, tx: EntityManager): Promise<void> {
    const entityIds = [...new Set(places.map(({ entityId }) => entityId))];
    const before = await this.findMany(entityIds, tx);
    await tx.query(
      `update photo_entities l set place = wanted.place - 1
       from unnest($1::integer[], $2::integer[], $3::integer[]) wanted (entity_id, photo_id, place)
       where l.entity_id = wanted.entity_id and l.photo_id = wanted.photo_id`,
      [places.map(({ entityId }) => entityId), places.map(({ photoId }) => photoId), places.map(({ place }) => place)],
    );
    await this.record(before, entityIds, actor, tx);
  }

  /** The orders that are other ones than before. */
  private async record(
    before: ReadonlyMap<number, number[]>,
    entityIds: readonly number[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const after = await this.findMany(entityIds, tx);
    const changed = entityIds
      .map((id) => ({ id, was: before.get(id) ?? [], is: after.get(id) ?? [] }))
      .filter(({ was, is }) => !isDeepStrictEqual(was, is))
      .map(({ id, was, is }) => ({ id, before: { photoOrder: was }, after: { photoOrder: is } }));
    if (changed.length > 0) await this.recorder.changed('entity.photos', changed, actor, tx);
  }
}
