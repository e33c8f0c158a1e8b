import { type MapPoints, unknown } from './map-points.js';
import type { Selects } from './map-selection.js';
import type { MapWindow } from './map-window.js';

/**
 * The points of a window, summed up by its cells: how many there are, where they are, and from when. Positions are units
 * from the window's north-west corner.
 */
export class MapCells {
  readonly photos: Int32Array;
  readonly entities: Int32Array;
  readonly sumX: Float64Array;
  readonly sumY: Float64Array;
  readonly west: Float64Array;
  readonly east: Float64Array;
  readonly north: Float64Array;
  readonly south: Float64Array;
  /** Index of the first point of a cell. */
  readonly first: Int32Array;
  /** Index of the most complete photo of a cell; `unknown` where it has none. */
  readonly best: Int32Array;
  private ranks: MapPoints['ranks'] = new Int32Array();
  /** Photos of each cell by their period. */
  readonly periods: Int32Array;
  /** What was in each cell before cells were joined. */
  ownPhotos: Int32Array;
  ownEntities: Int32Array;

  constructor(
    readonly window: MapWindow,
    /** For each year the index of its period. */
    private readonly periodOf: Uint8Array,
    /** The number of periods, with the one for all other years. */
    readonly periodCount: number,
  ) {
    const size = window.columns * window.rows;
    this.photos = this.ownPhotos = new Int32Array(size);
    this.entities = this.ownEntities = new Int32Array(size);
    this.sumX = new Float64Array(size);
    this.sumY = new Float64Array(size);
    this.west = new Float64Array(size).fill(Infinity);
    this.east = new Float64Array(size);
    this.north = new Float64Array(size).fill(Infinity);
    this.south = new Float64Array(size);
    this.first = new Int32Array(size);
    this.best = new Int32Array(size).fill(unknown);
    this.periods = new Int32Array(size * periodCount);
  }

  add(kind: 'photos' | 'entities', points: MapPoints, selects: Selects): void {
    const { window, periodCount } = this;
    const { shift, columns, rows } = window;
    const counts = this[kind];
    const left = window.left * 2 ** shift;
    const top = window.top * 2 ** shift;
    const part = { left, top, width: columns * 2 ** shift - 1, height: rows * 2 ** shift - 1 };
    const { x: xs, y: ys } = points;
    const { photos, entities, sumX, sumY, west, east, north, south, first, periods } = this;
    const isOfPhotos = kind === 'photos';
    if (isOfPhotos) this.ranks = points.ranks;
    for (const index of points.within(part)) {
      if (!selects(index)) continue;
      // Beyond the meridian of 180° the difference begins again at 0, as the world does.
      const x = (xs[index]! - left) >>> 0;
      const y = ys[index]! - top;
      const cell = (y >>> shift) * columns + (x >>> shift);
      if (photos[cell] === 0 && entities[cell] === 0) first[cell] = index;
      counts[cell]! += 1;
      sumX[cell]! += x;
      sumY[cell]! += y;
      if (x < west[cell]!) west[cell] = x;
      if (x > east[cell]!) east[cell] = x;
      if (y < north[cell]!) north[cell] = y;
      if (y > south[cell]!) south[cell] = y;
      if (!isOfPhotos) continue;
      periods[cell * periodCount + this.periodAt(points, index)]! += 1;
      this.best[cell] = this.better(this.best[cell]!, index);
    }
  }

  /** The index of a photo's period: by the year that is shown, or the first that it may be of. */
  periodAt(points: MapPoints, index: number): number {
    const year = points.yearAt(index);
    return year === unknown ? this.periodCount - 1 : this.periodOf[year]!;
  }

  /** The one of two photos that is more complete, or the newer one; either may be `unknown`. */
  private better(one: number, other: number): number {
    if (one === unknown || other === unknown) return Math.max(one, other);
    const difference = this.ranks[one]! - this.ranks[other]!;
    // Points are in the order of their ids.
    return difference === 0 ? Math.max(one, other) : difference > 0 ? one : other;
  }

  count(cell: number): number {
    return this.photos[cell]! + this.entities[cell]!;
  }

  /** Keeps the numbers of each cell apart from those of clusters. */
  beginJoining(): void {
    this.ownPhotos = this.photos.slice();
    this.ownEntities = this.entities.slice();
  }

  /** Moves what is in a cell into another one. `aroundBy`: units that lie between them where the world begins again. */
  join(from: number, into: number, aroundBy: number): void {
    const count = this.count(from);
    this.sumX[into]! += this.sumX[from]! + aroundBy * count;
    this.sumY[into]! += this.sumY[from]!;
    this.photos[into]! += this.photos[from]!;
    this.entities[into]! += this.entities[from]!;
    this.west[into] = Math.min(this.west[into]!, this.west[from]! + aroundBy);
    this.east[into] = Math.max(this.east[into]!, this.east[from]! + aroundBy);
    this.north[into] = Math.min(this.north[into]!, this.north[from]!);
    this.south[into] = Math.max(this.south[into]!, this.south[from]!);
    this.best[into] = this.better(this.best[into]!, this.best[from]!);
    for (let period = 0; period < this.periodCount; period += 1)
      this.periods[into * this.periodCount + period]! += this.periods[from * this.periodCount + period]!;
    this.photos[from] = this.entities[from] = 0;
  }
}
