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
import { keyOf, pendingId } from './named-records.js';
import type { FoundReference } from './references.js';

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
    const named = (of: 'tags' | 'entities') => decided.flatMap((decision) => decision[of]?.created ?? []);
    const [tags, entities] = [named('tags'), named('entities')];
    const newTags = firstOfName(tags.filter((name) => !isKnown(references.tag(name))));
    const newEntities = firstOfName(entities.filter((name) => !isKnown(references.entity(name))));
    const rows = await this.tags.createMany(
      newTags.map((name) => ({ name })),
      actor,
      tx,
    );
    for (const [place, name] of newTags.entries()) references.addTag(rows[place]!.id, [name]);
    const ids = await this.createEntities(newEntities, context, actor, tx);
    for (const [place, name] of newEntities.entries())
      references.addEntity(ids[place]!, { identifier: null, names: [name] });
    for (const decision of decided) {
      for (const name of decision.tags?.created ?? []) link(decision.tags, references.tag(name));
      for (const name of decision.entities?.created ?? []) link(decision.entities, references.entity(name));
    }
  }

  /** A cover is one of the photos of its card; of several the last one counts. */
  async setCovers(
    photos: readonly { decision: PhotoDecision; photoId: number }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const covers = new Map<number, number>();
    for (const { decision, photoId } of photos.filter((photo) => photo.decision.outcome !== 'same'))
      for (const id of decision.coverOf?.ids ?? []) if (decision.entities?.ids.includes(id)) covers.set(id, photoId);
    if (covers.size === 0) return;
    const entities = [...(await this.entityChanges.findManyLocked([...covers.keys()], tx)).values()];
    const changes = entities.map((entity) => ({ entity, patch: { coverPhotoId: covers.get(entity.id)! } }));
    await this.entityChanges.changeMany(changes, actor, tx);
  }

  /** Resolves with their ids, in the order of the names. */
  private async createEntities(
    entityNames: readonly string[],
    { mapping, publishes }: ImportContext,
    actor: Actor,
    tx: EntityManager,
  ): Promise<number[]> {
    if (entityNames.length === 0) return [];
    const { entityType: code } = mapping;
    const type = code === null ? null : await tx.findOneBy(EntityTypeRow, { code });
    if (!type) throw invalidField('entityType', 'choice_gone');
    const created = entityNames.map((name) => ({ name, type, status: newStatus(null, publishes) }));
    return this.entities.createMany(created, actor, tx);
  }
}

/** Of names that are the same but for capital letters, accents and signs, the first. */
function firstOfName(written: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of written) if (!first.has(keyOf(name))) first.set(keyOf(name), name);
  return [...first.values()];
}

const isKnown = (found: number | string): found is number => typeof found === 'number' && found !== pendingId;

function link(links: LinkedNames | null, found: FoundReference): void {
  if (links && isKnown(found) && !links.ids.includes(found)) links.ids.push(found);
}
