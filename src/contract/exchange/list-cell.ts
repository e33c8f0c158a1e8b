/** Between the values of a list in one cell. A value that has it is written between quotation marks. */
export const listSeparator = '; ';

/** `Porto; "a; b"` → `['Porto', 'a; b']`. Without quotation marks also `Porto|Molo` and one value a line. */
export function readList(cell: string): string[] {
  const values: string[] = [];
  for (let start = 0; start < cell.length;) {
    const { value, end } = quotedValue(cell, start) ?? plainValue(cell, start);
    values.push(value.trim());
    start = end + 1;
  }
  return [...new Set(values.filter((value) => value !== ''))];
}

export const writeList = (values: readonly string[]): string =>
  values.map((value) => (/[;|\n"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(listSeparator);

interface ReadValue {
  value: string;
  /** Where the separator after it stands. */
  end: number;
}

const isSeparator = (character: string): boolean => character === ';' || character === '|' || character === '\n';

function plainValue(cell: string, start: number): ReadValue {
  let end = start;
  while (end < cell.length && !isSeparator(cell.charAt(end))) end++;
  return { value: cell.slice(start, end), end };
}

/** Null where the quotation mark is a part of the value: `"Nuovo" Porto`. */
function quotedValue(cell: string, start: number): ReadValue | null {
  const opening = skipSpaces(cell, start);
  if (cell.charAt(opening) !== '"') return null;
  let closing = cell.indexOf('"', opening + 1);
  while (closing >= 0 && cell.charAt(closing + 1) === '"') closing = cell.indexOf('"', closing + 2);
  if (closing < 0) return null;
  const end = skipSpaces(cell, closing + 1);
  if (end < cell.length && !isSeparator(cell.charAt(end))) return null;
  return { value: cell.slice(opening + 1, closing).replaceAll('""', '"'), end };
}

function skipSpaces(cell: string, start: number): number {
  let end = start;
  while (cell.charAt(end) === ' ' || cell.charAt(end) === '\t') end++;
  return end;
}
