import { isDeepStrictEqual } from 'node:util';
import type { Mapping } from '../../contract/exchange/mapping.js';

type Values = Record<string, unknown>;

/** What a file changes in a record, and the fields whose edits in the archive it would overwrite. */
export interface FileChange {
  patch: Values;
  /** Fields that were edited here since the last import, and that the file changes as well. */
  conflicts: string[];
  /** Fields that do not become what the file says. A later import, with another choice, compares them again. */
  left: string[];
}

/**
 * Compares the fields of a row with those of the record and with what was imported last. A field that the file has as before is
 * left, whatever became of it here; one that nobody edited here follows the file.
 * @param last null for a record that the collection has not brought
 */
export function fileChange(
  { file, present, last }: { file: Values; present: Values; last: Values | null },
  { existing, conflicts: onConflict }: Pick<Mapping, 'existing' | 'conflicts'>,
): FileChange {
  const change: FileChange = { patch: {}, conflicts: [], left: [] };
  for (const [name, value] of Object.entries(file)) {
    const now = present[name];
    if (isSame(value, now)) continue;
    if (existing === 'leave' || (existing === 'fill' && !isEmpty(now))) {
      change.left.push(name);
      continue;
    }
    if (last && name in last) {
      if (isSame(value, last[name])) continue;
      if (!isSame(now, last[name])) {
        change.conflicts.push(name);
        if (onConflict === 'keep') {
          change.left.push(name);
          continue;
        }
      }
    }
    change.patch[name] = value;
  }
  return change;
}

/** What of the fields of a row is kept as imported. */
export const withoutLeft = (file: Values, left: readonly string[]): Values =>
  Object.fromEntries(Object.entries(file).filter(([name]) => !left.includes(name)));

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
