import type { EntityManager } from 'typeorm';
import { type Paged, pagesFor } from '../../contract/page.js';

export interface ListQuery {
  /** Columns of an item. */
  select: string;
  /** Tables, with their joins, that conditions and order need. */
  from: string;
  where: string;
  orderBy: string;
  parameters: unknown[];
  /** `page` wins over `offset` and is clamped to the last page; `limit: 0` means all. */
  slice: { page?: number; offset?: number; limit: number };
}

/**
 * One page of a list and the size of the whole list, in one query. A page number beyond the end answers with the last
 * page (docs/adr/0011).
 */
export async function listPage<Row extends object>(manager: EntityManager, list: ListQuery): Promise<Paged<Row>> {
  const { select, from, where, orderBy, slice } = list;
  const parameters = [...list.parameters];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const limit = slice.limit === 0 ? null : slice.limit;
  const limitSql = `${bind(limit)}::bigint`;
  const offsetSql =
    slice.page === undefined && slice.offset !== undefined
      ? `${bind(slice.offset)}::bigint`
      : `coalesce(least(${bind(slice.page ?? 1)}::bigint - 1, greatest(0, (counted.total - 1) / ${limitSql})) * ${limitSql}, 0)`;
  const rows = await manager.query<({ list_total: number; list_offset: string } & Row)[]>(
    `select counted.total as list_total, start.at as list_offset, item.*
     from (select count(*)::int as total from ${from} where ${where}) counted
     cross join lateral (select ${offsetSql} as at) start
     left join lateral (
       select true as list_item, ${select} from ${from} where ${where} order by ${orderBy} limit ${limitSql} offset start.at
     ) item on true`,
    parameters,
  );
  const { list_total: total = 0, list_offset: offset = '0' } = rows[0] ?? {};
  const pageSize = limit ?? Math.max(1, total);
  return {
    items: rows.filter((row) => 'list_item' in row && row.list_item === true),
    total,
    page: Math.floor(Number(offset) / pageSize) + 1,
    pageSize,
    totalPages: pagesFor(total, pageSize),
  };
}
