/** As many values at different places of a list are no coincidence. */
const leastMoved = 3;

/**
 * Whether the cells of a list have their values between commas: `trams,streets`, `bridge, river`. A comma may as well stand within a
 * value, as in `Smith, John` and `Pike Street, Seattle`, so it separates only where it has no space behind it, where values are words
 * in small letters, or where the same values stand at different places. Of cells with another separator no comma is one.
 */
export function listedByCommas(cells: readonly string[]): boolean {
  if (cells.some((cell) => /[;|\n]|--/.test(cell))) return false;
  const lists = cells.filter((cell) => cell.includes(',')).map((cell) => cell.split(','));
  if (lists.length === 0) return false;
  const areMostly = (test: (parts: string[]) => boolean): boolean => lists.filter(test).length > lists.length / 2;
  return (
    areMostly((parts) => parts.every((part, place) => place === 0 || /^[^\s\d]/.test(part))) ||
    areMostly((parts) => parts.every((part) => /^\s*\p{Ll}/u.test(part))) ||
    movedValues(cells) >= leastMoved
  );
}

/** How many values stand first in a cell and elsewhere in another one. */
function movedValues(cells: readonly string[]): number {
  const [first, later] = [new Set<string>(), new Set<string>()];
  for (const cell of cells)
    for (const [place, part] of cell.split(',').entries()) (place === 0 ? first : later).add(part.trim());
  return [...first].filter((value) => value !== '' && later.has(value)).length;
}
