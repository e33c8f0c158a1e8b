import { Injectable } from '@nestjs/common';
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
    const stated = decided.filter(({ outcome }) => outcome !== 'same').flatMap(({ comparisons }) => comparisons);
    if (stated.length === 0) return;
    const compared = await this.findCompared(stated, context, tx);
    const entities = await this.entityChanges.findManyLocked([...compared.keys()], tx);
    const changes = [...entities.values()].map((entity) => ({
      entity,
      patch: { comparedPhotoIds: compared.get(entity.id)! },
    }));
    await this.entityChanges.changeMany(changes, actor, tx);
  }

  /** The photos by their cards; without those of which one is not there yet, or none of the photos of the card. */
  private async findCompared(
    stated: readonly ImportedComparison[],
    { archiveId, mapping }: ImportContext,
    tx: EntityManager,
  ): Promise<Map<number, number[]>> {
    const names = [...new Set(stated.flatMap(({ photos }) => photos))];
    const known = await this.imported.find(mapping.collection, 'photo', names, tx);
    const idOf = (name: string): number => ownRecordId(name, archiveId, 'photo') ?? known.get(name)?.recordId ?? 0;
    const compared = new Map(stated.map(({ entityId, photos }) => [entityId, photos.map(idOf)]));
    const complete = await tx.query<{ entityId: number }[]>(
      `select l.entity_id as "entityId"
       from jsonb_to_recordset($1) as stated ("entityId" integer, ids integer[])
       join photo_entities l on l.entity_id = stated."entityId" and l.photo_id = any(stated.ids)
       join photos p on p.id = l.photo_id and p.status <> 'removed' and not p.proposed
       group by l.entity_id having count(*) = 2`,
      [JSON.stringify([...compared].map(([entityId, ids]) => ({ entityId, ids })))],
    );
    return new Map(complete.map(({ entityId }) => [entityId, compared.get(entityId)!]));
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
