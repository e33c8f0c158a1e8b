import type { MapCells } from './map-cells.js';
import { cellPx } from './map-window.js';

/**
 * Markers are at least so far from each other, as a rule. More than the width of a cell: where every cell is full, those
 * beside each other are joined too, so that the names of places have room.
 */
const distancePx = 76;
const rounds = 2;

/**
 * Joins cells whose contents are closer to each other than two markers may be, so that clusters do not look like the grid
 * they are made with. A cell joins the nearest of its neighbours that have more in them than all their own neighbours. This
 * depends on nothing further away than three cells, so every view of a place has the same clusters (see map-window.ts).
 */
export function joinCells(cells: MapCells): void {
  cells.beginJoining();
  for (let round = 0; round < rounds; round += 1) {
    const filled = filledCells(cells);
    const isCentre = new Uint8Array(cells.photos.length);
    for (const cell of filled) isCentre[cell] = Number(nearestLarger(cells, cell, null) === null);
    const joins = filled.flatMap((cell) => (isCentre[cell] ? [] : (nearestLarger(cells, cell, isCentre) ?? [])));
    for (const { from, into, aroundBy } of joins) cells.join(from, into, aroundBy);
  }
}

function filledCells(cells: MapCells): number[] {
  const filled: number[] = [];
  for (let cell = 0; cell < cells.photos.length; cell += 1) if (cells.count(cell) > 0) filled.push(cell);
  return filled;
}

/** See `MapCells.join`. */
interface Join {
  from: number;
  into: number;
  aroundBy: number;
}

/**
 * The nearest of the cells beside a cell that have more in them, close to what is in it; null where there is none.
 * @param isCandidate cells that count; null: all, and the first that is found is enough
 */
function nearestLarger(cells: MapCells, cell: number, isCandidate: Uint8Array | null): Join | null {
  const { columns, rows, shift, isAround } = cells.window;
  const { sumX, sumY } = cells;
  const count = cells.count(cell);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const [x, y] = [sumX[cell]! / count, sumY[cell]! / count];
  let nearest = -1;
  let nearestAroundBy = 0;
  let nearestDistance = ((distancePx / cellPx) * 2 ** shift) ** 2;
  for (let otherRow = Math.max(0, row - 1); otherRow <= Math.min(rows - 1, row + 1); otherRow += 1)
    for (let beside = column - 1; beside <= column + 1; beside += 1) {
      const around = isAround ? Math.floor(beside / columns) : 0;
      const otherColumn = beside - around * columns;
      const other = otherRow * columns + otherColumn;
      if (otherColumn < 0 || otherColumn >= columns || other === cell || isCandidate?.[other] === 0) continue;
      const otherCount = cells.count(other);
      if (otherCount === 0 || otherCount < count) continue;
      if (otherCount === count && !isBefore(cells, other, cell)) continue;
      const aroundBy = around * columns * 2 ** shift;
      const distance = (sumX[other]! / otherCount + aroundBy - x) ** 2 + (sumY[other]! / otherCount - y) ** 2;
      const isNearer =
        distance < nearestDistance || (distance === nearestDistance && nearest >= 0 && isBefore(cells, other, nearest));
      if (!isNearer) continue;
      if (isCandidate === null) return { from: cell, into: other, aroundBy: -aroundBy };
      [nearest, nearestAroundBy, nearestDistance] = [other, -aroundBy, distance];
    }
  return nearest < 0 ? null : { from: cell, into: nearest, aroundBy: nearestAroundBy };
}

/** Whether a cell has more in it than another; of equal ones the upper, then the western of the world. */
function isBefore(cells: MapCells, one: number, other: number): boolean {
  const { columns, left, shift } = cells.window;
  const difference = cells.count(one) - cells.count(other);
  if (difference !== 0) return difference > 0;
  const [rowOfOne, rowOfOther] = [Math.floor(one / columns), Math.floor(other / columns)];
  if (rowOfOne !== rowOfOther) return rowOfOne < rowOfOther;
  const columnOfWorld = (cell: number): number => (left + (cell % columns)) % 2 ** (32 - shift);
  return columnOfWorld(one) < columnOfWorld(other);
}
