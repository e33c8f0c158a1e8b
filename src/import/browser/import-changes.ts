import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { ExchangeTable } from '../../contract/exchange/tables.js';
import type { ChangedRow, ChangedRowsQuery, RowValue } from '../../contract/import.js';
import { ImportRowsRepository, type StoredRowChange } from '../import-rows.repository.js';
import { ImportsRepository } from '../imports.repository.js';

const listed = 25;

/** The tables of an import whose records can be changed by it, with the kind of their records. */
const kinds = { photos: 'photo', entities: 'entity', tags: 'tag' } as const satisfies Partial<
  Record<ExchangeTable, ChangedRow['kind']>
>;

/** Columns that link to records, which are stored by their ids. */
const linked: Readonly<Record<string, string>> = { tags: 'tags', entities: 'entities', type: 'entity_types' };

/** The rows of an import that differ from records of the archive, field by field, as they were checked or imported last. */
@Injectable()
export class ImportChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
  ) {}

  /** 25 after a row. @throws DomainError import_not_found */
  async of(id: number, { place = 0, row = -1, conflicts = false }: ChangedRowsQuery): Promise<ChangedRow[]> {
    const record = await this.imports.find(id);
    if (!record) throw new DomainError('import_not_found');
    const rows = await this.rows.findRowChanges(id, { place, row, conflicts, limit: listed });
    const found = rows.flatMap((each) => {
      const table = record.tables[each.place]?.mapping.table;
      return table === 'photos' || table === 'entities' || table === 'tags' ? [{ ...each, table }] : [];
    });
    const names = await this.namesOf(found);
    return found.map(({ place: of, row: number, recordId, changes, table }) => ({
      place: of,
      row: number,
      kind: kinds[table],
      recordId,
      title: names.get(`${table} ${recordId}`) ?? null,
      changes: changes.map(({ column, present, file, conflict }) => ({
        column,
        present: shown(present, column, names),
        file: shown(file, column, names),
        conflict,
      })),
    }));
  }

  /** Of the records and of what their fields link to, by table and id; in the base language. */
  private async namesOf(rows: (StoredRowChange & { table: keyof typeof kinds })[]): Promise<Names> {
    const ids = new Map<string, Set<number>>();
    const add = (table: string | undefined, id: unknown): void => {
      if (table !== undefined && typeof id === 'number') ids.set(table, (ids.get(table) ?? new Set()).add(id));
    };
    for (const { table, recordId, changes } of rows) {
      add(table, recordId);
      for (const { column, present, file } of changes)
        for (const value of [present, file].flat()) add(linked[column], value);
    }
    const names: Names = new Map();
    for (const [table, wanted] of ids) {
      const named = await this.dataSource.query<{ id: number; name: string }[]>(
        `select id, ${table === 'photos' ? 'title' : 'name'} as name from ${table} where id = any($1)`,
        [[...wanted]],
      );
      for (const { id, name } of named) names.set(`${table} ${id}`, name);
    }
    return names;
  }
}

type Names = Map<string, string>;

/** A stored value with names in place of ids. */
function shown(value: unknown, column: string, names: Names): RowValue {
  const table = linked[column];
  const textOf = (each: unknown): string =>
    table && typeof each === 'number'
      ? (names.get(`${table} ${each}`) ?? String(each))
      : typeof each === 'string'
        ? each
        : JSON.stringify(each);
  if (Array.isArray(value)) return value.map(textOf);
  const isPlain = value === null || typeof value === 'boolean' || (typeof value === 'number' && !table);
  return isPlain ? value : textOf(value);
}
