import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PublicChanges } from '../records/public-changes.js';
import { isPublicEntity } from '../records/public-entity.js';
import type { ChangedRow } from '../records/record-description.js';
import type { EntityRow } from './entity.row.js';
import { LinkedRecords } from './linked-records.js';

/** What follows from publishing entities and from making them drafts: for the public they are created, or deleted. */
@Injectable()
export class EntityPublication {
  constructor(
    private readonly publicChanges: PublicChanges,
    private readonly linked: LinkedRecords,
  ) {}

  /** A few statements, however many they are; changes that leave the status are ignored. */
  async follow(changes: readonly ChangedRow<EntityRow>[], tx: EntityManager): Promise<void> {
    const moved = changes.filter(({ changed }) => changed.includes('status')).map(({ row }) => row);
    if (moved.length === 0) return;
    this.publicChanges.publish(
      moved.map((row) => ({ kind: 'entity', id: row.id, cause: isPublicEntity(row) ? 'published' : 'withdrawn' })),
      tx,
    );
    await this.linked.touch(
      await this.linked.find(
        moved.map(({ id }) => id),
        tx,
      ),
      tx,
    );
  }
}
