import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { type ExchangedComparison, ownRecordId } from '../../contract/exchange/tables.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { EntityChanges } from '../../entities/entity-changes.js';
import type { Actor } from '../../history/actor.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { ImportedRecords } from './imported-records.js';
import { linkedNames } from './linked-names.js';
import type { PhotoDecision } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';

/** Two photos of a card, by the identifiers of the file. */
export interface ImportedComparison {
  entityId: number;
  photos: [string, string];
}

/** Sets which two photos cards compare: the row that comes last finds both of them. */
@Injectable()
export class ImportedComparisons {
  constructor(
    private readonly imported: ImportedRecords,
    private readonly entityChanges: EntityChanges,
  ) {}

  async set(decided: readonly PhotoDecision[], context: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    for (const { comparisons } of decided.filter(({ outcome }) => outcome !== 'same'))
      for (const { entityId, photos } of comparisons) {
        const ids = await this.findOfEntity(entityId, photos, context, tx);
        const entity = ids && (await this.entityChanges.findLocked(entityId, tx));
        if (!entity || isDeepStrictEqual(entity.comparedPhotoIds, ids)) continue;
        await this.entityChanges.change(entity, { comparedPhotoIds: ids }, actor, tx);
      }
  }

  /** Null while one of them is not there, or none of the photos of the card. */
  private async findOfEntity(
    entityId: number,
    identifiers: [string, string],
    { archiveId, mapping }: ImportContext,
    tx: EntityManager,
  ): Promise<number[] | null> {
    const known = await this.imported.find(mapping.collection, 'photo', identifiers, tx);
    const ids = identifiers.map((name) => ownRecordId(name, archiveId, 'photo') ?? known.get(name)?.recordId ?? 0);
    const found = await tx.query<object[]>(
      `select 1 from photo_entities l join photos p on p.id = l.photo_id
       where l.entity_id = $1 and p.id = any($2) and p.status <> 'removed' and not p.proposed`,
      [entityId, ids],
    );
    return found.length === 2 ? ids : null;
  }
}

/** What a row says of comparisons, and messages about what it cannot mean. */
export function readComparisons(
  { values, sources }: MappedRow,
  { references }: Pick<ImportContext, 'references'>,
): { comparisons: ImportedComparison[]; messages: RowMessage[] } {
  const value = values['comparisons'] ?? [];
  const column = sources['comparisons'] ?? null;
  if (!areComparisons(value)) return { comparisons: [], messages: [{ code: 'json_invalid', column, refuses: true }] };
  const messages: RowMessage[] = [];
  const comparisons = value.flatMap(({ entity, photos }) => {
    const named = linkedNames([entity], 'entities', (name) => references.entity(name), { unknown: 'omit', column });
    messages.push(...named.messages);
    return named.ids.map((entityId) => ({ entityId, photos }));
  });
  return { comparisons, messages };
}

/** The cards that rows name there; nothing of what cannot be read. */
export const comparedEntities = ({ values }: MappedRow): string[] => {
  const value = values['comparisons'] ?? [];
  return areComparisons(value) ? value.map(({ entity }) => entity) : [];
};

const areComparisons = (value: unknown): value is ExchangedComparison[] =>
  Array.isArray(value) && value.every(isComparison);

function isComparison(value: unknown): value is ExchangedComparison {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, photos } = value as Partial<ExchangedComparison>;
  if (typeof entity !== 'string' || !Array.isArray(photos)) return false;
  return photos.length === 2 && photos.every((name) => typeof name === 'string') && photos[0] !== photos[1];
}
