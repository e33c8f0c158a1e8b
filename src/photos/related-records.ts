import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ChangeReader, onPageOfPhoto, type PublicChange, PublicChanges } from '../records/public-changes.js';

/**
 * Publishes changes of related records: an entity shows its photos and its cover, a photo shows the names of its tags,
 * its entities, those in its regions, and what it is part of. Each direction costs one statement, however many records changed.
 */
@Injectable()
export class RelatedRecords implements ChangeReader {
  constructor(private readonly publicChanges: PublicChanges) {
    publicChanges.register(this);
  }

  async read(changes: PublicChange[], tx: EntityManager): Promise<void> {
    const shown = idsOf(changes, ({ kind, cause }) => kind === 'photo' && !onPageOfPhoto.has(cause));
    const entities = idsOf(changes, ({ kind, cause }) => kind === 'entity' && cause === 'metadata');
    const tags = idsOf(changes, ({ kind, cause }) => kind === 'tag' && cause === 'metadata');
    const fonds = idsOf(changes, ({ kind, cause }) => kind === 'fonds' && cause === 'metadata');
    if (shown.length > 0) await this.publishEntitiesOf(shown, tx);
    if (entities.length + tags.length + fonds.length > 0) await this.publishPhotosOf({ entities, tags, fonds }, tx);
  }

  /** The cover of an entity need not be one of its linked photos. */
  private async publishEntitiesOf(photoIds: number[], tx: EntityManager): Promise<void> {
    const related = await tx.query<{ id: number }[]>(
      `select entity_id as id from photo_entities where photo_id = any($1)
       union select id from entities where cover_photo_id = any($1) order by id`,
      [photoIds],
    );
    this.publicChanges.publish(
      related.map(({ id }) => ({ kind: 'entity', id, cause: 'photos' })),
      tx,
    );
  }

  private async publishPhotosOf(
    of: { entities: number[]; tags: number[]; fonds: number[] },
    tx: EntityManager,
  ): Promise<void> {
    const related = await tx.query<{ id: number }[]>(
      `select id from photos where status = 'published' and id in (
         select photo_id from photo_entities where entity_id = any($1)
         union select photo_id from annotations where entity_id = any($1)
         union select photo_id from photo_tags where tag_id = any($2)
         union select photo_id from photo_fonds_sorted where fonds_id = any($3)) order by id`,
      [of.entities, of.tags, of.fonds],
    );
    this.publicChanges.publish(
      related.map(({ id }) => ({ kind: 'photo', id, cause: 'related' })),
      tx,
    );
  }
}

const idsOf = (changes: PublicChange[], matches: (change: PublicChange) => boolean): number[] => [
  ...new Set(changes.filter(matches).map(({ id }) => id)),
];
