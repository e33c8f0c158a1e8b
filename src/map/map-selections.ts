import { Injectable } from '@nestjs/common';
import type { MapFilters } from '../contract/map.js';
import { parsePeriods } from '../contract/periods.js';
import { LinkedPhotos } from './linked-photos.js';
import type { MapRecords } from './map-index.js';
import { type MapSelection, type Selects, selectsEntities, selectsPhotos } from './map-selection.js';

/** The records, and which of them the filters select. */
export interface SelectedRecords extends MapRecords {
  selectsPhoto: Selects;
  selectsEntity: Selects;
}

/** Reads the filters of a request. */
@Injectable()
export class MapSelections {
  constructor(private readonly linked: LinkedPhotos) {}

  async select(records: MapRecords, filters: MapFilters): Promise<SelectedRecords> {
    const layers = filters.layers?.split(',') ?? ['photos', 'entities'];
    const selection: Omit<MapSelection, 'ids'> = {
      periods: filters.periods === undefined ? null : parsePeriods(filters.periods),
      undated: filters.undated ?? false,
      typeIds: typeIdsOf(records, filters.types),
      vanished: filters.vanished ?? false,
    };
    const [photoIds, entityIds] = [await this.photoIds(filters), entityIdsOf(filters)];
    const nothing: Selects = () => false;
    return {
      ...records,
      selectsPhoto: layers.includes('photos')
        ? selectsPhotos(records.photos, { ...selection, ids: photoIds })
        : nothing,
      selectsEntity: layers.includes('entities')
        ? selectsEntities(records.entities, { ...selection, ids: entityIds })
        : nothing,
    };
  }

  private async photoIds({ entityId, tags }: MapFilters): Promise<ReadonlySet<number> | null> {
    const ofEntity = entityId === undefined ? null : await this.linked.ofEntity(entityId);
    const tagged = tags === undefined ? null : await this.linked.withTags(tags.split(',').map(Number));
    return ofEntity && tagged ? new Set([...ofEntity].filter((id) => tagged.has(id))) : (ofEntity ?? tagged);
  }
}

/** Codes of types that do not exist select nothing. */
function typeIdsOf({ typeCodes }: MapRecords, types: string | undefined): ReadonlySet<number> | null {
  if (types === undefined) return null;
  const codes = types.split(',');
  return new Set([...typeCodes].filter(([, code]) => codes.includes(code)).map(([id]) => id));
}

/** Entities have no tags. */
function entityIdsOf({ entityId, tags }: MapFilters): ReadonlySet<number> | null {
  if (tags !== undefined) return new Set();
  return entityId === undefined ? null : new Set([entityId]);
}
