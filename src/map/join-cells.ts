import type { MapCells } from './map-cells.js';
import { cellPx } from './map-window.js';

/** Markers are at least so far from each other, as a rule. */
const distancePx = 56;
const rounds = 2;

/**
 * Joins cells whose contents are closer to each other than two markers may be, so that clusters do not look like the grid
 * they are made with. A cell joins the nearest of its neighbours that have more in them than all their own neighbours. This
 * depends on nothing further away than three cells, so every view of a place has the same clusters (see map-window.ts).
 */
export function joinCells(cells: MapCells): void {
  cells.beginJoining();
  for (let round = 0; round < rounds; round += 1) {
    const filled = filledCells(cells).map((cell) => ({ cell, larger: largerBeside(cells, cell) }));
    const isCentre = new Uint8Array(cells.photos.length);
    for (const { cell, larger } of filled) isCentre[cell] = Number(larger.length === 0);
    const joins = filled.flatMap(({ cell, larger }) => {
      const [nearest] = larger
        .filter((other) => isCentre[other.cell])
        .sort((one, other) => one.distance - other.distance || (isBefore(cells, one.cell, other.cell) ? -1 : 1));
      return nearest ? { from: cell, into: nearest.cell, aroundBy: nearest.aroundBy } : [];
    });
    for (const { from, into, aroundBy } of joins) cells.join(from, into, aroundBy);
  }
}

function filledCells(cells: MapCells): number[] {
  const filled: number[] = [];
  for (let cell = 0; cell < cells.photos.length; cell += 1) if (cells.count(cell) > 0) filled.push(cell);
  return filled;
}

interface Neighbour {
  cell: number;
  /** Squared, in units. */
  distance: number;
  /** See `MapCells.join`. */
  aroundBy: number;
}

/** The neighbours of a cell that have more in them, and close to what is in the cell. */
function largerBeside(cells: MapCells, cell: number): Neighbour[] {
  const { columns, rows, shift, isAround } = cells.window;
  const limit = ((distancePx / cellPx) * 2 ** shift) ** 2;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const count = cells.count(cell);
  const [x, y] = [cells.sumX[cell]! / count, cells.sumY[cell]! / count];
  const found: Neighbour[] = [];
  for (let down = -1; down <= 1; down += 1)
    for (let across = -1; across <= 1; across += 1) {
      const [otherRow, beside] = [row + down, column + across];
      const around = isAround ? Math.floor(beside / columns) : 0;
      const otherColumn = beside - around * columns;
      if (otherRow < 0 || otherRow >= rows || otherColumn < 0 || otherColumn >= columns) continue;
      const other = otherRow * columns + otherColumn;
      const otherCount = cells.count(other);
      if (other === cell || otherCount === 0 || !isBefore(cells, other, cell)) continue;
      const aroundBy = around * columns * 2 ** shift;
      const distance =
        (cells.sumX[other]! / otherCount + aroundBy - x) ** 2 + (cells.sumY[other]! / otherCount - y) ** 2;
      if (distance < limit) found.push({ cell: other, distance, aroundBy: -aroundBy });
    }
  return found;
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
