import type { ConflictChoice } from '../../contract/import.js';
import type { FileChange } from './three-way.js';

/** A field of a record that a row changes, as it is stored: links have the ids of what they link to, or names that are new. */
export interface StoredFieldChange {
  /** Of the archive: `title_it`. */
  column: string;
  present: unknown;
  file: unknown;
  /** Whose value it gets where both have changed it. */
  conflict: ConflictChoice | null;
}

/** The columns of fields that are called otherwise as properties of a record. */
export const linkColumns: Readonly<Record<string, string>> = {
  tagIds: 'tags',
  entityIds: 'entities',
  entityTypeId: 'type',
  fondsId: 'fonds',
  frontId: 'backOf',
  parentId: 'partOf',
};

/** The column of a property. @param properties by their columns */
export const columnOf = (property: string, properties: ReadonlyMap<string, string>): string =>
  linkColumns[property] ?? [...properties].find(([, of]) => of === property)?.[0] ?? property;

/** The fields in which a row differs from its record: what it changes, and conflicts in which the archive keeps its value. */
export function fieldChanges(
  { patch, conflicts }: Pick<FileChange, 'patch' | 'conflicts'>,
  { present, file }: Record<'present' | 'file', Record<string, unknown>>,
  properties: ReadonlyMap<string, string>,
): StoredFieldChange[] {
  return [...new Set([...Object.keys(patch), ...conflicts.keys()])].map((name) => ({
    column: columnOf(name, properties),
    present: present[name] ?? null,
    file: file[name] ?? null,
    conflict: conflicts.get(name) ?? null,
  }));
}
