import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { MapFilters } from '../contract/map.js';
import type { Period } from '../contract/periods.js';
import { joinCells } from './join-cells.js';
import { MapCells } from './map-cells.js';
import { edgesAround, type MapEdges } from './map-edges.js';
import type { MapRecords } from './map-index.js';
import { periodOfYears } from './map-selection.js';
import type { SelectedRecords } from './map-selections.js';
import { type MapWindow, windowAround } from './map-window.js';

/** Of one zoom level, and of all that are kept: 112 bytes for each, with nine periods. */
const cellsOfLevelMax = 32_768;
const cellsMax = { all: 400_000, matching: 200_000 };

interface View {
  records: MapRecords;
  filters: MapFilters;
  selected: SelectedRecords;
  periods: Period[];
  window: MapWindow;
}

interface Level {
  cells: MapCells;
  matching: SelectedRecords['matching'];
}

/** Texts and tags are endless: their levels do not take the place of those that every visitor needs. */
class Levels {
  private readonly all = new LRUCache<string, Level>({ maxSize: cellsMax.all });
  private readonly matching = new LRUCache<string, Level>({ maxSize: cellsMax.matching });

  of({ matching }: SelectedRecords): LRUCache<string, Level> {
    return matching.length === 0 ? this.all : this.matching;
  }
}

/**
 * Records summed up by cells and clustered. Where all records of a zoom level have few cells, these are kept: every view
 * of this level with these filters is a part of them, until a record or what the filters match changes.
 */
@Injectable()
export class ClusteredCells {
  private readonly levels = new WeakMap<MapRecords, Levels>();

  of({ records, filters, selected, periods, window }: View): MapCells {
    const level = levelOf(records, window.zoom);
    if (!level) return clusteredIn(window, selected, periods);
    const ofRecords = this.levels.get(records) ?? new Levels();
    this.levels.set(records, ofRecords);
    const levels = ofRecords.of(selected);
    const key = JSON.stringify([window.zoom, filters, periods]);
    const kept = levels.get(key);
    if (kept && isSame(kept.matching, selected.matching)) return kept.cells;
    const cells = clusteredIn(level, selected, periods);
    levels.set(key, { cells, matching: selected.matching }, { size: level.columns * level.rows });
    return cells;
  }
}

const isSame = (one: Level['matching'], other: Level['matching']): boolean =>
  one.length === other.length && one.every((set, at) => set === other[at]);

/** The records of a part of the world, by themselves. */
export function clusteredIn(window: MapWindow, selected: SelectedRecords, periods: Period[]): MapCells {
  const cells = new MapCells(window, periodOfYears(periods), periods.length + 1);
  cells.add('photos', selected.photos, selected.selectsPhoto);
  cells.add('entities', selected.entities, selected.selectsEntity);
  joinCells(cells);
  return cells;
}

/** All cells of a zoom level that have records; null where there are none, or too many cells around them. */
function levelOf(records: MapRecords, zoom: number): MapWindow | null {
  const edges = edgesOf(records);
  if (!edges) return null;
  const level = windowAround(edges, zoom);
  return level.columns * level.rows <= cellsOfLevelMax ? level : null;
}

const known = new WeakMap<MapRecords, MapEdges | null>();

function edgesOf(records: MapRecords): MapEdges | null {
  const edges = known.get(records);
  if (edges !== undefined) return edges;
  const found = edgesAround([{ points: records.photos }, { points: records.entities }]);
  known.set(records, found);
  return found;
}
