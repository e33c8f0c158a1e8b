import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EntityMetadata } from '../contract/entity.js';
import type { LocalizedOrNull } from '../contract/localized.js';
import { entitySlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import type { RecordDescription } from '../records/record-description.js';
import { isPublicEntity } from '../records/public-entity.js';
import { RecordWriter } from '../records/record-writer.js';
import { EntityAudioGuides } from './audio/entity-audio-guides.js';
import { withCompleteDates } from './entity-dates.js';
import { EntityPublication } from './entity-publication.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './types/entity-type.row.js';

/** The columns of an entity that can be changed. */
export type EntityRowChange = Partial<
  EntityMetadata &
    LocalizedOrNull<'audioUrl' | 'transcript'> &
    Pick<EntityRow, 'status' | 'aliases' | 'entityTypeId' | 'coverPhotoId' | 'coverPhotoPosition' | 'comparedPhotoIds'>
>;

/** Changes of entities. */
@Injectable()
export class EntityChanges {
  private readonly description: RecordDescription<EntityRow> = {
    kind: 'entity',
    row: EntityRow,
    partOf: (field) => (isOfCover(field) ? 'cover' : isOfAudio(field) ? 'audio' : 'metadata'),
    isPublic: isPublicEntity,
    isRemoved: () => false,
    slugFields: ['name'],
    complete: withCompleteDates,
    wantedSlug: async ({ name, entityTypeId }, tx) => {
      const { code } = await tx.findOneByOrFail(EntityTypeRow, { id: entityTypeId });
      return entitySlug({ name, typeCode: code });
    },
    afterChange: async (changes, tx) => {
      await this.audioGuides.follow(changes, tx);
      await this.publication.follow(changes, tx);
    },
  };

  constructor(
    private readonly writer: RecordWriter,
    private readonly audioGuides: EntityAudioGuides,
    private readonly publication: EntityPublication,
  ) {
    writer.ownParts(this.description, ['metadata', 'cover', 'audio']);
  }

  /** The entity, its row locked until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<EntityRow | null> {
    return this.writer.findLocked(this.description, id, tx);
  }

  /** Those of these entities that there are, locked in the order of their ids. */
  findManyLocked(ids: readonly number[], tx: EntityManager): Promise<Map<number, EntityRow>> {
    return this.writer.findManyLocked(this.description, ids, tx);
  }

  /** Writes the changed fields of a locked entity. A new name gives it a new slug; the former one redirects to it. */
  async change(entity: EntityRow, patch: EntityRowChange, actor: Actor, tx: EntityManager): Promise<void> {
    await this.changeMany([{ entity, patch }], actor, tx);
  }

  /** `change` for many entities, each once: a few statements, however many they are. */
  async changeMany(
    changes: readonly { entity: EntityRow; patch: EntityRowChange }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const rows = changes.map(({ entity: row, patch }) => ({ row, patch }));
    await this.writer.changeMany<EntityRow>(this.description, rows, actor, tx);
  }
}

const isOfCover = (field: string): boolean => /^(cover|compared)/.test(field);
const isOfAudio = (field: string): boolean => /^(audioUrl|transcript)/.test(field);
