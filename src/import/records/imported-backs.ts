import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { recordMatches } from '../../contract/exchange/mapping.js';
import { ownRecordId } from '../../contract/exchange/tables.js';
import type { Actor } from '../../history/actor.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { PhotoLifecycle } from '../../photos/photo-lifecycle.js';
import { ImportedRecords } from './imported-records.js';
import type { PhotoDecision } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';
import { fieldMessages } from './validated-fields.js';

/** The column of the photo whose back a row is, and the property that it becomes. */
const properties = new Map([['backOf', 'frontId']]);

interface WrittenBack {
  decision: PhotoDecision;
  photoId: number;
}

/** Makes photos the backs of those that their rows name: photos that the archive has, and those of earlier rows. */
@Injectable()
export class ImportedBacks {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /** Finds the fronts that are there. A row that names none keeps what it has; one whose cell is empty is no back. */
  async findFronts(decisions: readonly PhotoDecision[], context: ImportContext, manager: EntityManager): Promise<void> {
    const fronts = await this.find(
      decisions.flatMap(({ mapped }) => named(mapped.values) ?? []),
      context,
      manager,
    );
    for (const decision of decisions) {
      const { mapped, messages } = decision;
      const name = named(mapped.values);
      if (name === null) decision.frontId = null;
      if (!name) continue;
      const frontId = fronts.get(name);
      if (frontId !== undefined) decision.frontId = frontId;
      else if (!namesOf(name).some((externalId) => context.seen.has(externalId)))
        messages.push({ code: 'photo_unknown', column: mapped.sources['backOf'] ?? null, value: name, refuses: false });
    }
  }

  /** Called when the photos of the rows are there. What cannot be a back is said of its row, and stays what it is. */
  async set(written: readonly WrittenBack[], context: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    const stated = written.filter(({ decision: { mapped, present, patch } }) =>
      present === null ? named(mapped.values) : patch['frontId'] !== undefined,
    );
    if (stated.length === 0) return;
    const fronts = await this.find(
      stated.flatMap(({ decision }) => named(decision.mapped.values) ?? []),
      context,
      tx,
    );
    const photos = await this.changes.findManyLocked(
      stated.map(({ photoId }) => photoId),
      tx,
    );
    for (const { decision, photoId } of stated) {
      const { mapped, messages } = decision;
      const frontId = fronts.get(named(mapped.values) ?? '') ?? null;
      try {
        await this.lifecycle.setFront(photos.get(photoId)!, frontId, actor, tx);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        messages.push(...fieldMessages(error, mapped, properties).map((message) => ({ ...message, refuses: false })));
      }
    }
  }

  private async find(
    names: readonly string[],
    { archiveId, mapping: { collection } }: ImportContext,
    manager: EntityManager,
  ): Promise<Map<string, number>> {
    if (names.length === 0) return new Map();
    const known = await this.imported.find(collection, 'photo', names.flatMap(namesOf), manager);
    return new Map(
      names.flatMap((name) => {
        const record = namesOf(name).flatMap((externalId) => known.get(externalId) ?? [])[0];
        const id = ownRecordId(name, archiveId, 'photo') ?? record?.recordId;
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
  }
}

/** What a row says of its front: a name, null for none; undefined where it says nothing. */
function named(values: PhotoDecision['mapped']['values']): string | null | undefined {
  const value = values['backOf'];
  return typeof value === 'string' || value === null ? value || null : undefined;
}

/** What may identify the row of a front (`externalIdOf`): its identifier, or another column of that name. */
const namesOf = (name: string): string[] => [
  name,
  `slug:${name}`,
  ...recordMatches.map((match) => `${match}:${name.toLowerCase()}`),
];
