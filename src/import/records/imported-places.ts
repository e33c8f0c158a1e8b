import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { ExchangedPlace } from '../../contract/exchange/tables.js';
import { EntityChanges } from '../../entities/entity-changes.js';
import type { Actor } from '../../history/actor.js';
import { EntityPhotoOrder, type PhotoPlace } from '../../photos/of-entity/entity-photo-order.js';
import { maxId } from '../../platform/http/input.decorators.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { linkedNames } from './linked-names.js';
import type { ImportContext } from './record-importer.js';

/** The place of the photo of a row among those of a card, from 1. */
export type ImportedPlace = Omit<PhotoPlace, 'photoId'>;

/**
 * Puts new photos in the places that they have had among those of their cards. Photos that are there already stay where an editor
 * has put them.
 */
@Injectable()
export class ImportedPlaces {
  constructor(
    private readonly entityChanges: EntityChanges,
    private readonly order: EntityPhotoOrder,
  ) {}

  async set(
    photos: readonly { photoId: number; places: readonly ImportedPlace[] }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const places = photos.flatMap(({ photoId, places: own }) => own.map((place) => ({ ...place, photoId })));
    if (places.length === 0) return;
    await this.entityChanges.findManyLocked([...new Set(places.map(({ entityId }) => entityId))], tx);
    await this.order.place(places, actor, tx);
  }
}

/** What a row says of places, and messages about what it cannot mean. */
export function readPlaces(
  { values, sources }: MappedRow,
  { references }: Pick<ImportContext, 'references'>,
): { places: ImportedPlace[]; messages: RowMessage[] } {
  const value = values['placeInEntities'] ?? [];
  const column = sources['placeInEntities'] ?? null;
  if (!arePlaces(value)) return { places: [], messages: [{ code: 'json_invalid', column, refuses: true }] };
  const messages: RowMessage[] = [];
  const places = value.flatMap(({ entity, place }) => {
    const named = linkedNames([entity], 'entities', (name) => references.entity(name), { unknown: 'omit', column });
    messages.push(...named.messages);
    return named.ids.map((entityId) => ({ entityId, place }));
  });
  return { places, messages };
}

/** The cards that rows name there; nothing of what cannot be read. */
export const placedEntities = ({ values }: MappedRow): string[] => {
  const value = values['placeInEntities'] ?? [];
  return arePlaces(value) ? value.map(({ entity }) => entity) : [];
};

const arePlaces = (value: unknown): value is ExchangedPlace[] => Array.isArray(value) && value.every(isPlace);

function isPlace(value: unknown): value is ExchangedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, place } = value as Partial<ExchangedPlace>;
  return typeof entity === 'string' && Number.isInteger(place) && place! >= 1 && place! <= maxId;
}
