import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EntityChanges } from '../entities/entity-changes.js';

/** Covers of cards in place of those that were left out. */
@Injectable()
export class DemoCovers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entityChanges: EntityChanges,
  ) {}

  /** Cards without a cover get the first of their photos, where they have any. */
  async replace(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const found = await tx.query<{ id: number; coverPhotoId: number }[]>(
        `select e.id, min(l.photo_id) as "coverPhotoId" from entities e join photo_entities l on l.entity_id = e.id
         where e.cover_photo_id is null group by e.id`,
      );
      const covers = new Map(found.map(({ id, coverPhotoId }) => [id, { coverPhotoId }]));
      const entities = await this.entityChanges.findManyLocked([...covers.keys()], tx);
      const changes = [...entities.values()].map((entity) => ({ entity, patch: covers.get(entity.id)! }));
      await this.entityChanges.changeMany(changes, { source: 'demo' }, tx);
    });
  }
}
