import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ChangeReader, type PublicChange, PublicChanges } from '../../records/public-changes.js';

/** Publishes the entities of a type that has changed: the search finds them by the name of their type. */
@Injectable()
export class TypedEntities implements ChangeReader {
  constructor(private readonly publicChanges: PublicChanges) {
    publicChanges.register(this);
  }

  async read(changes: PublicChange[], tx: EntityManager): Promise<void> {
    const types = changes.filter(({ kind, cause }) => kind === 'entity_type' && cause === 'metadata');
    if (types.length === 0) return;
    const entities = await tx.query<{ id: number }[]>(
      'select id from entities where entity_type_id = any($1) order by id',
      [types.map(({ id }) => id)],
    );
    this.publicChanges.publish(
      entities.map(({ id }) => ({ kind: 'entity', id, cause: 'type' })),
      tx,
    );
  }
}
