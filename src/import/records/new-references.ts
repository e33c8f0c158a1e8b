import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../contract/errors.js';
import { EntityChanges } from '../../entities/entity-changes.js';
import { EntityLifecycle } from '../../entities/entity-lifecycle.js';
import { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import type { Actor } from '../../history/actor.js';
import { TagChanges } from '../../photos/tags/tag-changes.js';
import type { LinkedNames } from './linked-names.js';
import { newStatus } from './new-status.js';
import type { PhotoDecision } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';
import { pendingId } from './named-records.js';

/** What photos of an import bring to other records: tags and cards that are created for them, and covers of cards. */
@Injectable()
export class NewReferences {
  constructor(
    private readonly tags: TagChanges,
    private readonly entities: EntityLifecycle,
    private readonly entityChanges: EntityChanges,
  ) {}

  /** Creates what the rows name and the archive does not have; what several name, once. */
  async create(
    decided: readonly PhotoDecision[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const { references } = context;
    for (const { tags, entities } of decided) {
      for (const name of tags?.created ?? []) {
        const known = references.tag(name);
        const id = isKnown(known) ? known : (await this.tags.create({ name }, actor, tx)).id;
        references.addTag(id, [name]);
        link(tags, id);
      }
      for (const name of entities?.created ?? []) {
        const known = references.entity(name);
        const id = isKnown(known) ? known : await this.createEntity(name, context, actor, tx);
        references.addEntity(id, { identifier: null, names: [name] });
        link(entities, id);
      }
    }
  }

  /** A cover is one of the photos of its card. */
  async setCovers(
    photos: readonly { decision: PhotoDecision; photoId: number }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    for (const { decision, photoId } of photos.filter((photo) => photo.decision.outcome !== 'same'))
      for (const id of decision.coverOf?.ids ?? []) {
        const entity = await this.entityChanges.findLocked(id, tx);
        if (!entity || entity.coverPhotoId === photoId || !decision.entities?.ids.includes(id)) continue;
        await this.entityChanges.change(entity, { coverPhotoId: photoId }, actor, tx);
      }
  }

  private async createEntity(
    name: string,
    { mapping, publishes }: ImportContext,
    actor: Actor,
    tx: EntityManager,
  ): Promise<number> {
    const { entityType: code } = mapping;
    const type = code === null ? null : await tx.findOneBy(EntityTypeRow, { code });
    if (!type) throw invalidField('entityType', 'choice_gone');
    return this.entities.create({ name, type, status: newStatus(null, publishes) }, actor, tx);
  }
}

const isKnown = (found: number | string): found is number => typeof found === 'number' && found !== pendingId;

function link(links: LinkedNames | null, id: number): void {
  if (links && !links.ids.includes(id)) links.ids.push(id);
}
