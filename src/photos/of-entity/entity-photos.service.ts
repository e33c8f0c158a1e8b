import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { EntityPhotos, EntityPhotosChange, LinkedPhoto } from '../../contract/entity.js';
import { DomainError } from '../../contract/errors.js';
import { pickLocalized } from '../../contract/localized.js';
import { EntityRow } from '../../entities/entity.row.js';
import type { Actor } from '../../history/actor.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import { findByIds } from '../../platform/database/find-by-ids.js';
import { PhotoChanges } from '../photo-changes.js';
import { PhotoLinks } from '../photo-links.js';
import { PhotoRow } from '../photo.row.js';
import { EntityPhotoOrder } from './entity-photo-order.js';

const defaultLimit = 24;

/** The photos of an entity, for administrators. In this module because entities must not depend on photos. */
@Injectable()
export class EntityPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: PhotoChanges,
    private readonly links: PhotoLinks,
    private readonly order: EntityPhotoOrder,
  ) {}

  /** The first ones, whatever their state, without removed and proposed ones. @throws DomainError entity_not_found */
  async list({ id, limit = defaultLimit }: { id: number; limit?: number }): Promise<EntityPhotos> {
    const { manager } = this.dataSource;
    const entity = await manager.findOneBy(EntityRow, { id });
    if (!entity) throw new DomainError('entity_not_found');
    const [found, ordered] = await Promise.all([
      manager.query<{ id: number; total: number }[]>(
        `select p.id, count(*) over ()::int as total from photo_entities l join photos p on p.id = l.photo_id
         where l.entity_id = $1 and p.status <> 'removed' and not p.proposed
         order by l.place nulls last, l.position, p.first_day nulls last, p.last_day nulls last, p.id limit $2`,
        [id, limit],
      ),
      this.order.find(id, manager),
    ]);
    const ids = found.map((photo) => photo.id);
    const rows = await findByIds(PhotoRow, ids, manager);
    return {
      items: ids.flatMap((id) => rows.get(id) ?? []).map(presentLinkedPhoto),
      total: found[0]?.total ?? 0,
      ordered,
      updatedAt: entity.updatedAt.toISOString(),
    };
  }

  /**
   * Links and unlinks photos, and puts them in an order, in one change set. A photo that is added shows its other entities as
   * before, and this one after them.
   * @throws DomainError entity_not_found; record_outdated when somebody else changed the entity first; validation_failed for
   *   photos that are missing, removed or proposed, and for an order with photos that the entity does not have
   */
  async change(
    { id, updatedAt, added = [], removed = [], order }: { id: number } & EntityPhotosChange,
    viewer: Viewer,
  ): Promise<EntityPhotos> {
    await this.dataSource.transaction(async (tx) => {
      const entity = await tx.findOne(EntityRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!entity) throw new DomainError('entity_not_found');
      checkUnchanged(entity, updatedAt);
      const actor: Actor = { source: 'api', viewer };
      // Before they are unlinked: reverting the set links them first, and then gives them their places.
      const ordered = await this.order.find(id, tx);
      if (removed.length > 0)
        await this.order.set(
          id,
          ordered.filter((photoId) => !removed.includes(photoId)),
          actor,
          tx,
        );
      await this.link(id, { field: 'removed', photoIds: removed, isLinked: false }, actor, tx);
      await this.link(id, { field: 'added', photoIds: added, isLinked: true }, actor, tx);
      if (!order) return;
      await this.checkOrder(id, order, tx);
      await this.order.set(id, order, actor, tx);
    });
    return this.list({ id });
  }

  /** In the order of their ids, so that two such changes do not wait for each other. @throws DomainError validation_failed */
  private async link(
    entityId: number,
    { field, photoIds, isLinked }: { field: 'added' | 'removed'; photoIds: number[]; isLinked: boolean },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const unknown: number[] = [];
    for (const photoId of photoIds.toSorted((a, b) => a - b)) {
      const photo = await this.changes.findLocked(photoId, tx);
      if (!photo || photo.status === 'removed' || photo.proposed) {
        unknown.push(photoId);
        continue;
      }
      const { entityIds = [] } = (await this.links.find([photoId], tx)).get(photoId) ?? {};
      const others = entityIds.filter((other) => other !== entityId);
      if (isLinked && entityIds.includes(entityId)) continue;
      await this.changes.link(photo, { entityIds: isLinked ? [...others, entityId] : others }, actor, tx);
    }
    refuse(field, photoIds, (photoId) => unknown.includes(photoId));
  }

  /** @throws DomainError validation_failed */
  private async checkOrder(entityId: number, photoIds: number[], tx: EntityManager): Promise<void> {
    const rows = await tx.query<{ id: number }[]>(
      'select photo_id as id from photo_entities where entity_id = $1 and photo_id = any($2)',
      [entityId, photoIds],
    );
    const linked = new Set(rows.map((row) => row.id));
    refuse('order', photoIds, (photoId) => !linked.has(photoId));
  }
}

const presentLinkedPhoto = (photo: PhotoRow): LinkedPhoto => ({
  id: photo.id,
  ...pickLocalized(photo, 'title'),
  status: photo.status,
  image: photo.renditions && presentRenditions(photo),
  year: photo.year,
});

/** @throws DomainError validation_failed, naming the ids that are wrong by their place */
function refuse(field: string, ids: number[], isWrong: (id: number) => boolean): void {
  const errors = ids.flatMap((id, n) =>
    isWrong(id) ? [{ field: `${field}.${n}`, code: 'choice_gone' as const }] : [],
  );
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}
