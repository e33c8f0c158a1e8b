import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordMatch } from '../../contract/exchange/mapping.js';
import type { MappedRow } from '../mapping/mapped-row.js';

export type Match = number | 'ambiguous';

const isKept = `not p.proposed and p.status <> 'removed'`;

/** SQL of the photos with these values: `key` is the index, of which `$1` is compared as it is written there. */
const waysToMatch: Partial<Record<RecordMatch, { column: string; sql: string; keyOf(value: string): string }>> = {
  inventoryNumber: {
    column: 'inventoryNumber',
    sql: `select lower(regexp_replace(p.inventory_number, '\\s', '', 'g')) as key, p.id from photos p
      where p.inventory_number is not null and lower(regexp_replace(p.inventory_number, '\\s', '', 'g')) = any($1) and ${isKept}`,
    keyOf: (value) => value.replace(/\s/g, '').toLowerCase(),
  },
  file: {
    column: 'file',
    sql: `select lower(p.original_name) as key, p.id from photos p where lower(p.original_name) = any($1) and ${isKept}`,
    keyOf: (value) =>
      value
        .replace(/^.*[/\\]/, '')
        .normalize('NFC')
        .toLowerCase(),
  },
};

/** Photos of the archive that rows mean by a field, where the mapping says so. */
@Injectable()
export class PhotoMatches {
  async find(rows: readonly MappedRow[], match: RecordMatch, manager: EntityManager): Promise<Map<MappedRow, Match>> {
    const way = waysToMatch[match];
    if (!way) return new Map();
    const keys = new Map<MappedRow, string>();
    for (const row of rows) {
      const value = row.values[way.column];
      if (typeof value === 'string' && value !== '') keys.set(row, way.keyOf(value));
    }
    const photos = await manager.query<{ key: string; id: number }[]>(way.sql, [[...new Set(keys.values())]]);
    const found = new Map<string, Match>();
    for (const { key, id } of photos) found.set(key, found.has(key) ? 'ambiguous' : id);
    return new Map(
      [...keys].flatMap(([row, key]) => {
        const match = found.get(key);
        return match === undefined ? [] : [[row, match] as const];
      }),
    );
  }
}
