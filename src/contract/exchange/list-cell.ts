/** Between the values of a list in one cell. A value that has it is written between quotation marks. */
export const listSeparator = '; ';

/** `Porto; "a; b"` → `['Porto', 'a; b']`. Without quotation marks also `Porto|Molo` and one value a line. */
export function readList(cell: string): string[] {
  const values: string[] = [];
  const token = /\s*(?:"((?:[^"]|"")*)"|([^;|\n]*))(?:[;|\n]|$)/gy;
  while (token.lastIndex < cell.length) {
    const start = token.lastIndex;
    const match = token.exec(cell);
    if (!match) {
      // A quotation mark that is part of the value: `"Nuovo" Porto`.
      const end = cell.slice(start).search(/[;|\n]/);
      values.push(end < 0 ? cell.slice(start) : cell.slice(start, start + end));
      token.lastIndex = end < 0 ? cell.length : start + end + 1;
      continue;
    }
    values.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
  }
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}

export const writeList = (values: readonly string[]): string =>
  values
    .map((value) => (/[;|\n"]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(listSeparator);
