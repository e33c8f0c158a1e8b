/** Rows and columns of tiles of this zoom level. */
const rowsZoom = 16;
const rowCount = 2 ** rowsZoom;
const shift = 32 - rowsZoom;
const columnUnits = 2 ** shift;

/** A part of the projected world, in units (`worldUnits`); where it reaches beyond the east it goes on in the west. */
export interface UnitBox {
  left: number;
  top: number;
  /** Zero or more, up to the whole world. */
  width: number;
  height: number;
}

/**
 * Points in rows of tiles, in each of them from west to east: what is in a part of the map is found without passing over
 * all others. Four bytes for each point, and 256 kB for the rows.
 */
export class PointRows {
  private readonly order: Uint32Array;
  /** Where each row begins in `order`, and where the last one ends. */
  private readonly starts: Uint32Array;

  constructor(
    private readonly x: Uint32Array,
    private readonly y: Uint32Array,
  ) {
    // Sorted by column first: sorting by row keeps this order within each row.
    const byColumn = sortedByTile(
      x.map((_, index) => index),
      x,
    ).order;
    const { order, starts } = sortedByTile(byColumn, y);
    this.order = order;
    this.starts = starts;
  }

  /** The indexes of the points in a part, its edges included, in no particular order. */
  within({ left, top, width, height }: UnitBox): Uint32Array {
    const { x, y } = this;
    const [bottom, right] = [Math.min(2 ** 32 - 1, top + height), left + width];
    const columns = columnsOf(left, right);
    let found: Uint32Array = new Uint32Array(256);
    let size = 0;
    for (let row = top >>> shift; row <= bottom >>> shift; row += 1) {
      const [from, to] = [this.starts[row]!, this.starts[row + 1]!];
      if (from === to) continue;
      for (const { first, last } of columns)
        for (let at = this.firstOf(first, from, to); at < to; at += 1) {
          const index = this.order[at]!;
          if (x[index]! >>> shift > last) break;
          // Beyond the meridian of 180° the difference begins again at 0, as the world does.
          if ((x[index]! - left) >>> 0 > width || y[index]! < top || y[index]! > bottom) continue;
          if (size === found.length) found = enlarged(found);
          found[size] = index;
          size += 1;
        }
    }
    return found.subarray(0, size);
  }

  /** Where the first point of a column or of those east of it is, between two places in `order`. */
  private firstOf(column: number, from: number, to: number): number {
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.x[this.order[middle]!]! >>> shift < column) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

interface Columns {
  first: number;
  last: number;
}

/** The columns between two edges, as ranges from west to east: two, where they go on in the west. */
function columnsOf(left: number, right: number): Columns[] {
  const [first, last] = [Math.floor(left / columnUnits), Math.floor(right / columnUnits)];
  if (last < rowCount) return [{ first, last }];
  if (last - rowCount >= first) return [{ first: 0, last: rowCount - 1 }];
  return [
    { first: 0, last: last - rowCount },
    { first, last: rowCount - 1 },
  ];
}

/** Indexes in the order of their tiles, those of one tile in the order that they had; and where each tile begins. */
function sortedByTile(indexes: Uint32Array, positions: Uint32Array): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(rowCount + 1);
  for (const position of positions) starts[(position >>> shift) + 1]! += 1;
  for (let tile = 0; tile < rowCount; tile += 1) starts[tile + 1]! += starts[tile]!;
  const next = starts.slice();
  const order = new Uint32Array(indexes.length);
  for (const index of indexes) {
    const tile = positions[index]! >>> shift;
    order[next[tile]!] = index;
    next[tile]! += 1;
  }
  return { order, starts };
}

function enlarged(numbers: Uint32Array): Uint32Array {
  const larger = new Uint32Array(numbers.length * 4);
  larger.set(numbers);
  return larger;
}
