import { Injectable } from '@nestjs/common';
import type { MapFilters } from '../contract/map.js';
import { parsePeriods, type Period } from '../contract/periods.js';
import { areReversed, haveYearPrecision, type Years, yearsOfRange } from '../platform/database/year-range.js';
import type { MapRecords } from './map-index.js';
import { type MapSelection, type Selects, selectsEntities, selectsPhotos } from './map-selection.js';
import { MatchingRecords } from './matching-records.js';

/** The records, and which of them the filters select. */
export interface SelectedRecords extends MapRecords {
  selectsPhoto: Selects;
  selectsEntity: Selects;
  /** What the text, the entity and the tags match, besides the records themselves: the same sets until something changes. */
  matching: readonly ReadonlySet<number>[];
}

/** Reads the filters of a request. */
@Injectable()
export class MapSelections {
  constructor(private readonly matching: MatchingRecords) {}

  async select(records: MapRecords, filters: MapFilters): Promise<SelectedRecords> {
    const range = yearsOfRange(filters);
    const selection: Omit<MapSelection, 'ids'> = {
      periods: [...(filters.periods === undefined ? [] : [parsePeriods(filters.periods)]), ...yearsIn(range)],
      undated: filters.undated ?? false,
      typeIds: typeIdsOf(records, filters.types),
      vanished: filters.vanished ?? false,
    };
    const layers = filters.layers?.split(',') ?? ['photos', 'entities'];
    const photos = layers.includes('photos') ? await this.photosMatching(filters) : null;
    const entities = layers.includes('entities') ? await this.entitiesMatching(filters) : null;
    const outside = photos && !haveYearPrecision(range) ? await this.matching.photosOutside(range) : null;
    return {
      ...records,
      selectsPhoto: photos ? selectsPhotos(records.photos, { ...selection, ids: inAll(photos), outside }) : nothing,
      selectsEntity: entities
        ? selectsEntities(records.entities, { ...selection, ids: inAll([...entities, ...entitiesNamed(filters)]) })
        : nothing,
      matching: [...(photos ?? []), ...(entities ?? []), ...(outside ? [outside] : [])],
    };
  }

  private async photosMatching({ entityId, tags, q }: MapFilters): Promise<ReadonlySet<number>[]> {
    const sets = [
      entityId === undefined ? null : await this.matching.photosOf(entityId),
      tags === undefined ? null : await this.matching.photosWith(tags.split(',').map(Number)),
      await this.matching.byText('photo', q),
    ];
    return sets.filter((set) => set !== null);
  }

  private async entitiesMatching({ q }: MapFilters): Promise<ReadonlySet<number>[]> {
    const set = await this.matching.byText('entity', q);
    return set ? [set] : [];
  }
}

/** The entities that the filters name themselves: none where they have tags, which only photos carry. */
function entitiesNamed({ tags, entityId }: MapFilters): ReadonlySet<number>[] {
  if (tags !== undefined) return [new Set()];
  return entityId === undefined ? [] : [new Set([entityId])];
}

/** The years of a range, as lists take them: one that ends before it begins has none. */
function yearsIn(range: Years): Period[][] {
  const { from = 0, to = null } = range;
  if (areReversed(range)) return [[]];
  return range.from === undefined && range.to === undefined ? [] : [[{ from, to }]];
}

const nothing: Selects = () => false;

/** The ids that are in all sets; null where there is no set. */
function inAll(sets: ReadonlySet<number>[]): ReadonlySet<number> | null {
  const [first, ...others] = sets.toSorted((one, other) => one.size - other.size);
  if (!first || others.length === 0) return first ?? null;
  return new Set([...first].filter((id) => others.every((other) => other.has(id))));
}

/** Codes of types that do not exist select nothing. */
function typeIdsOf({ typeCodes }: MapRecords, types: string | undefined): ReadonlySet<number> | null {
  if (types === undefined) return null;
  const codes = types.split(',');
  return new Set([...typeCodes].filter(([, code]) => codes.includes(code)).map(([id]) => id));
}
