import { Injectable } from '@nestjs/common';
import type { MapFilters } from '../contract/map.js';
import { parsePeriods } from '../contract/periods.js';
import type { MapRecords } from './map-index.js';
import { type MapSelection, type Selects, selectsEntities, selectsPhotos } from './map-selection.js';
import { MatchingRecords } from './matching-records.js';

/** The records, and which of them the filters select. */
export interface SelectedRecords extends MapRecords {
  selectsPhoto: Selects;
  selectsEntity: Selects;
}

/** Reads the filters of a request. */
@Injectable()
export class MapSelections {
  constructor(private readonly matching: MatchingRecords) {}

  async select(records: MapRecords, filters: MapFilters): Promise<SelectedRecords> {
    const layers = filters.layers?.split(',') ?? ['photos', 'entities'];
    const selection: Omit<MapSelection, 'ids'> = {
      periods: filters.periods === undefined ? null : parsePeriods(filters.periods),
      undated: filters.undated ?? false,
      typeIds: typeIdsOf(records, filters.types),
      vanished: filters.vanished ?? false,
    };
    return {
      ...records,
      selectsPhoto: layers.includes('photos')
        ? selectsPhotos(records.photos, { ...selection, ids: await this.photoIds(filters) })
        : nothing,
      selectsEntity: layers.includes('entities')
        ? selectsEntities(records.entities, { ...selection, ids: await this.entityIds(filters) })
        : nothing,
    };
  }

  private async photoIds({ entityId, tags, q }: MapFilters): Promise<ReadonlySet<number> | null> {
    return inAll([
      entityId === undefined ? null : await this.matching.photosOf(entityId),
      tags === undefined ? null : await this.matching.photosWith(tags.split(',').map(Number)),
      await this.matching.byText('photo', q),
    ]);
  }

  /** Entities have no tags. */
  private async entityIds({ entityId, tags, q }: MapFilters): Promise<ReadonlySet<number> | null> {
    return inAll([
      tags === undefined ? null : new Set(),
      entityId === undefined ? null : new Set([entityId]),
      await this.matching.byText('entity', q),
    ]);
  }
}

const nothing: Selects = () => false;

/** The ids that are in all sets; null where there is no set. */
function inAll(sets: (ReadonlySet<number> | null)[]): ReadonlySet<number> | null {
  const [first, ...others] = sets.filter((set) => set !== null).sort((one, other) => one.size - other.size);
  if (!first || others.length === 0) return first ?? null;
  return new Set([...first].filter((id) => others.every((other) => other.has(id))));
}

/** Codes of types that do not exist select nothing. */
function typeIdsOf({ typeCodes }: MapRecords, types: string | undefined): ReadonlySet<number> | null {
  if (types === undefined) return null;
  const codes = types.split(',');
  return new Set([...typeCodes].filter(([, code]) => codes.includes(code)).map(([id]) => id));
}
