import { mercatorX, mercatorY } from '../contract/mercator.js';
import type { Position } from '../contract/position.js';
import { PointRows, type UnitBox } from './point-rows.js';

/** A record with a position, as the database has it. Only photos have years, a bearing and a rank, only entities a type. */
export interface MapPoint extends Position {
  id: number;
  /** The year that is shown, and the first and last that it may be of, see `openYears`. */
  year: number | null;
  first: number | null;
  last: number | null;
  /** The years of the members of its date where these leave days out, as of “1910; 1936”; null where it is one span. */
  members: YearSpans | null;
  /** The days by which lists are sorted, within the years of its span, as 612 for 12 June. */
  firstDay: number | null;
  lastDay: number | null;
  bearing: number | null;
  typeId: number | null;
  /** How fit a photo is to stand for a cluster, see `completenessRank`. */
  rank: number | null;
  isVanished: boolean;
}

/** Spans of years, both ends included. */
export type YearSpans = readonly (readonly [first: number, last: number])[];

/** The width of the projected world: positions are whole numbers below it, about 1 cm apart. */
export const worldUnits = 2 ** 32;
/** The first and the last year that a point may be of where its date is open. */
export const openYears = { first: 0, last: 9999 } as const;
/** In columns that have no null. */
export const unknown = -1;

/**
 * Records with a position, ordered by id, in typed columns of 29 bytes for each; what few of them have is in a map. They are never changed: `with` makes new
 * ones, so that a reader sees all of a change or nothing.
 */
export class MapPoints {
  readonly ids: Int32Array;
  /** Web Mercator, from the north-west corner of the world, in units. */
  readonly x: Uint32Array;
  readonly y: Uint32Array;
  readonly years: Int16Array;
  readonly firsts: Int16Array;
  readonly lasts: Int16Array;
  readonly firstDays: Int16Array;
  readonly lastDays: Int16Array;
  readonly bearings: Int16Array;
  readonly typeIds: Int32Array;
  readonly vanished: Uint8Array;
  /** By id, of photos whose date is a set with a gap (`areOfSets`). */
  private members: ReadonlyMap<number, YearSpans> = new Map();
  /** Made when a part of the map is first asked for. */
  private rows: PointRows | null = null;

  constructor(readonly size: number) {
    this.ids = new Int32Array(size);
    this.x = new Uint32Array(size);
    this.y = new Uint32Array(size);
    this.years = new Int16Array(size);
    this.firsts = new Int16Array(size);
    this.lasts = new Int16Array(size);
    this.firstDays = new Int16Array(size);
    this.lastDays = new Int16Array(size);
    this.bearings = new Int16Array(size);
    this.typeIds = new Int32Array(size);
    this.vanished = new Uint8Array(size);
  }

  /** @param points in the order of their ids */
  static of(points: readonly MapPoint[]): MapPoints {
    const made = new MapPoints(points.length);
    made.members = new Map(points.flatMap(({ id, members }) => (members ? [[id, members] as const] : [])));
    points.forEach((point, at) => {
      made.ids[at] = point.id;
      made.x[at] = unitsOf(mercatorX(point.lng)) % worldUnits;
      made.y[at] = Math.min(unitsOf(mercatorY(point.lat)), worldUnits - 1);
      made.years[at] = point.year ?? unknown;
      made.firsts[at] = point.first ?? unknown;
      made.lasts[at] = point.last ?? unknown;
      made.firstDays[at] = point.firstDay ?? unknown;
      made.lastDays[at] = point.lastDay ?? unknown;
      made.bearings[at] = point.bearing ?? unknown;
      made.typeIds[at] = point.typeId ?? point.rank ?? unknown;
      made.vanished[at] = Number(point.isVanished || point.members !== null);
    });
    return made;
  }

  /** The parts one after the other. */
  static joined(parts: readonly Part[]): MapPoints {
    const made = new MapPoints(parts.reduce((size, { from, to }) => size + to - from, 0));
    let at = 0;
    for (const { points, from, to } of parts) {
      points.columns.forEach((column, index) => made.columns[index]?.set(column.subarray(from, to), at));
      at += to - from;
    }
    made.members = new Map([...new Set(parts.map(({ points }) => points))].flatMap((points) => made.setsOf(points)));
    return made;
  }

  /** Of the members that others have, those of the photos that are here, as sets; of what was replaced, others come later. */
  private setsOf({ members }: MapPoints): [id: number, YearSpans][] {
    return [...members].filter(([id]) => this.has(id) && this.areOfSets[this.indexOf(id)] === 1);
  }

  /** Of photos. They share a column with the types, which only entities have. */
  get ranks(): Int32Array {
    return this.typeIds;
  }

  /** Of photos: whether `membersAt` knows more than its first and last year. They share a column with what only entities are. */
  get areOfSets(): Uint8Array {
    return this.vanished;
  }

  /** The years of the members of a date that is a set. */
  membersAt(index: number): YearSpans {
    return this.members.get(this.ids[index]!) ?? [];
  }

  /** The year by which a photo is counted, coloured and sorted: that of its first day; `unknown` where it is undated. */
  yearAt(index: number): number {
    return this.years[index] === unknown ? this.spanAt(index)[0] : this.years[index]!;
  }

  /** The first or the last day by which a photo is sorted, as 19050612. */
  dayAt(index: number, end: 0 | 1): number {
    const year = this.years[index] === unknown ? this.spanAt(index)[end] : this.years[index]!;
    return year * 10_000 + (end === 0 ? this.firstDays : this.lastDays)[index]!;
  }

  /** The first and the last year of a span; of one that is open to one side its other end. */
  spanAt(index: number): [from: number, to: number] {
    const [first, last] = [this.firsts[index]!, this.lasts[index]!];
    return [first === openYears.first ? last : first, last === openYears.last ? first : last];
  }

  /** Where the record with this id is, or would be. */
  indexOf(id: number): number {
    let [from, to] = [0, this.size];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.ids[middle]! < id) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The indexes of the points in a part of the map, its edges included, in no particular order. */
  within(part: UnitBox): Uint32Array {
    this.rows ??= new PointRows(this.x, this.y);
    return this.rows.within(part);
  }

  /** Whether it holds a record with this id. */
  has(id: number): boolean {
    return this.ids[this.indexOf(id)] === id;
  }

  /**
   * These points with some of them replaced.
   * @param changed ids of records that were added, changed or removed
   * @param present those of them that have a position now, by id
   */
  with(changed: Iterable<number>, present: MapPoints): MapPoints {
    const parts: Part[] = [];
    let from = 0;
    for (const id of [...new Set(changed)].sort((one, other) => one - other)) {
      const to = this.indexOf(id);
      parts.push({ points: this, from, to });
      const at = present.indexOf(id);
      if (present.ids[at] === id) parts.push({ points: present, from: at, to: at + 1 });
      from = this.ids[to] === id ? to + 1 : to;
    }
    return MapPoints.joined([...parts, { points: this, from, to: this.size }]);
  }

  get columns() {
    return [
      this.ids,
      this.x,
      this.y,
      this.years,
      this.firsts,
      this.lasts,
      this.firstDays,
      this.lastDays,
      this.bearings,
      this.typeIds,
      this.vanished,
    ] as const;
  }
}

/** The points from one index to before another. */
interface Part {
  points: MapPoints;
  from: number;
  to: number;
}

export const unitsOf = (fraction: number): number => Math.floor(fraction * worldUnits);
