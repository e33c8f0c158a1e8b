import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { numberElsewhere, ownRecordId } from '../../contract/exchange/tables.js';
import { EntityChanges } from '../../entities/entity-changes.js';
import { EntityLifecycle } from '../../entities/entity-lifecycle.js';
import { EntityRow } from '../../entities/entity.row.js';
import { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import type { Actor } from '../../history/actor.js';
import { findByIds } from '../../platform/database/find-by-ids.js';
import { keepNumbers } from '../../records/kept-numbers.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { concludeEntity, nameOf, namesOf, readEntity, statedNames, withoutPresent } from './decide-entity.js';
import type { EntityDecision } from './entity-decision.js';
import { findGuides, ImportedAudio, type ReceivedGuides } from './imported-audio.js';
import { type ImportedRecord, ImportedRecords } from './imported-records.js';
import type { ImportContext, Prepared, PreparedContext, RecordImporter } from './record-importer.js';
import { pendingId } from './named-records.js';
import { roundsOf } from './rounds-of.js';
import { newStatus } from './new-status.js';
import { externalIdOf, repeatedIdentity } from './row-identity.js';
import { withoutLeft } from './three-way.js';

/** Imports record cards. New ones are drafts, unless the import publishes and the file does not say otherwise. */
@Injectable()
export class EntityImporter implements RecordImporter<EntityDecision> {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly lifecycle: EntityLifecycle,
    private readonly changes: EntityChanges,
    private readonly audio: ImportedAudio,
  ) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<EntityDecision[]> {
    const types = new Map((await manager.find(EntityTypeRow)).map((type) => [type.code, type]));
    const decisions = rows.map((row) => readEntity(row, types, context));
    const { known, ids } = await this.findKnown(decisions, context, manager);
    for (const { externalId, mapped, messages } of decisions) {
      const repeated = repeatedIdentity(externalId, mapped, context, known.get(externalId) ?? null);
      if (repeated) messages.push(repeated);
    }
    const present = await findByIds(EntityRow, [...ids.values()], manager);
    for (const decision of decisions) {
      decision.present = present.get(ids.get(decision.mapped) ?? 0) ?? null;
      concludeEntity(decision, known.get(decision.externalId) ?? null, context);
    }
    return decisions;
  }

  async prepare(rows: MappedRow[], context: PreparedContext, manager: EntityManager): Promise<ReceivedGuides> {
    const guided = rows.flatMap((mapped) => {
      const { guides } = findGuides(mapped, context.pictures);
      return guides.size > 0 ? [{ row: mapped.row, mapped, guides }] : [];
    });
    if (guided.length === 0) return this.audio.receive([]);
    const identified = guided.map(({ mapped }) => ({
      mapped,
      externalId: externalIdOf(mapped, context.mapping.match),
      fields: statedNames(mapped),
    }));
    const { ids } = await this.findKnown(identified, context, manager);
    const present = await manager.query<{ id: number; audio: EntityRow['audio'] }[]>(
      'select id, audio from entities where id = any($1)',
      [[...ids.values()]],
    );
    const audio = new Map(present.map((entity) => [entity.id, entity.audio]));
    return this.audio.receive(
      guided.map((each) => ({ ...each, guides: withoutPresent(each.guides, audio.get(ids.get(each.mapped) ?? 0)) })),
    );
  }

  /** What the collection has brought, by identifier, and the numbers of the cards that the rows are about, there or not. */
  private async findKnown(
    identified: readonly Pick<EntityDecision, 'mapped' | 'externalId' | 'fields'>[],
    { mapping, archiveId, references }: PreparedContext,
    manager: EntityManager,
  ): Promise<{ known: Map<string, ImportedRecord>; ids: Map<MappedRow, number> }> {
    const areMatched = mapping.match === 'name';
    if (areMatched) await references.lookUp({ entities: identified.map(({ fields }) => nameOf(fields)) }, manager);
    const externalIds = identified.map(({ externalId }) => externalId);
    const known = await this.imported.find(mapping.collection, 'entity', externalIds, manager);
    const ids = new Map<MappedRow, number>();
    for (const { mapped, externalId, fields } of identified) {
      const own = ownRecordId(externalId, archiveId, 'entity') ?? known.get(externalId)?.recordId;
      const id = own ?? (areMatched ? references.entity(nameOf(fields)) : null);
      if (typeof id === 'number' && id !== pendingId) ids.set(mapped, id);
    }
    return { known, ids };
  }

  async write(
    decided: EntityDecision[],
    context: ImportContext,
    actor: Actor,
    tx: EntityManager,
    prepared: Prepared | null,
  ): Promise<void> {
    const received = prepared as ReceivedGuides | null;
    for (const { row, messages } of decided) messages.push(...(received?.messagesOf(row) ?? []));
    const changed = decided.filter(({ outcome }) => outcome === 'changed');
    for (const round of roundsOf(changed)) await this.change(round, received, actor, tx);
    const made = await this.create(
      decided.filter(({ outcome }) => outcome === 'created'),
      context,
      received,
      actor,
      tx,
    );
    const saved: Parameters<ImportedRecords['save']>[1] = [];
    for (const decision of decided) {
      if (decision.outcome === 'refused') continue;
      const id = decision.present?.id ?? made.get(decision)!;
      const { externalId, row, mapped } = decision;
      saved.push({
        externalId,
        recordId: id,
        row,
        imported: withoutLeft({ ...decision.fields }, decision.left),
        others: mapped.others,
      });
    }
    const { mapping, importId } = context;
    await this.imported.save({ collection: mapping.collection, kind: 'entity', importId }, saved, tx);
  }

  /** Rows of different cards. @throws DomainError entity_not_found when one was deleted since the decision */
  private async change(
    decided: readonly EntityDecision[],
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const entities = await this.changes.findManyLocked(
      decided.map(({ present }) => present!.id),
      tx,
    );
    if (decided.some(({ present }) => !entities.has(present!.id))) throw new DomainError('entity_not_found');
    const addresses = await this.audio.store(
      decided.map(({ row }) => row),
      received,
      tx,
    );
    const changes = decided.map(({ row, present, patch }) => ({
      entity: entities.get(present!.id)!,
      patch: { ...patch, ...addresses.get(row) },
    }));
    await this.changes.changeMany(changes, actor, tx);
  }

  /** Resolves with the ids of the cards that are made, by their rows. */
  private async create(
    decided: readonly EntityDecision[],
    { references, publishes, keepsNumbers }: ImportContext,
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<Map<EntityDecision, number>> {
    const stated = decided.map(({ externalId }) => (keepsNumbers ? numberElsewhere(externalId, 'entity') : null));
    const numbers = await keepNumbers('entity', stated, tx);
    const created = decided.map(({ fields, type, mapped, createdAt }, place) => {
      const { slug, status } = mapped.values;
      return {
        id: numbers[place] ?? null,
        name: nameOf(fields),
        type: type!,
        fields,
        createdAt,
        status: newStatus(status, publishes),
        ...(typeof slug === 'string' && { wantedSlug: slug }),
      };
    });
    const ids = await this.lifecycle.createMany(created, actor, tx);
    const made = new Map(decided.map((decision, place) => [decision, ids[place]!]));
    for (const [{ externalId, fields }, id] of made)
      references.addEntity(id, { identifier: externalId, names: namesOf(fields) });
    await this.addGuides(made, received, actor, tx);
    return made;
  }

  /** Guides are changes of their own: what follows from them is taken back with them. */
  private async addGuides(
    made: ReadonlyMap<EntityDecision, number>,
    received: ReceivedGuides | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const guided = [...made].filter(([{ row }]) => (received?.of(row).size ?? 0) > 0);
    if (guided.length === 0) return;
    const entities = await this.changes.findManyLocked(
      guided.map(([, id]) => id),
      tx,
    );
    const addresses = await this.audio.store(
      guided.map(([{ row }]) => row),
      received,
      tx,
    );
    const changes = guided.map(([{ row }, id]) => ({ entity: entities.get(id)!, patch: addresses.get(row)! }));
    await this.changes.changeMany(changes, actor, tx);
  }
}
