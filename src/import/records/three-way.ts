import { isDeepStrictEqual } from 'node:util';
import type { Mapping } from '../../contract/exchange/mapping.js';
import type { ConflictChoice } from '../../contract/import.js';

type Values = Record<string, unknown>;

/** What a file changes in a record, and the fields whose edits in the archive it would overwrite. */
export interface FileChange {
  patch: Values;
  /** Fields that were edited here since the last import, and that the file changes as well, with whose value they get. */
  conflicts: Map<string, ConflictChoice>;
  /** Fields that do not become what the file says. A later import, with another choice, compares them again. */
  left: string[];
}

/**
 * Compares the fields of a row with those of the record and with what was imported last. A field that the file has as before is
 * left, whatever became of it here; one that nobody edited here follows the file.
 * @param last null for a record that the collection has not brought
 * @param chosen what was decided of a single field, in place of what the mapping says of all
 */
export function fileChange(
  { file, present, last }: { file: Values; present: Values; last: Values | null },
  { existing, conflicts }: Pick<Mapping, 'existing' | 'conflicts'>,
  chosen: (name: string) => ConflictChoice | undefined = () => undefined,
): FileChange {
  const change: FileChange = { patch: {}, conflicts: new Map(), left: [] };
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
        const choice = chosen(name) ?? (conflicts === 'overwrite' ? 'file' : 'archive');
        change.conflicts.set(name, choice);
        if (choice === 'archive') {
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
