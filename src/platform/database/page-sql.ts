import { type Paged, pagesFor } from '../../contract/page.js';

/** `page` wins over `offset` and is clamped to the last page; `limit: 0` means all. */
export interface Slice {
  page?: number;
  offset?: number;
  limit: number;
}

/** A row of a page: the item's columns, and those that say where the page is. Without items there is one row all the same. */
export type PageRow<Row> = { list_total: number; list_offset: string; list_item?: boolean | null } & Row;

/**
 * SQL expressions for the size of a page (null: all) and for where it begins, in a query in which `counted.total` is the
 * size of the list.
 */
export function pageSql(slice: Slice, bind: (value: unknown) => string): { limit: string; offset: string } {
  const limit = `${bind(slice.limit === 0 ? null : slice.limit)}::bigint`;
  const offset =
    slice.page === undefined && slice.offset !== undefined
      ? `${bind(slice.offset)}::bigint`
      : `coalesce(least(${bind(slice.page ?? 1)}::bigint - 1, greatest(0, (counted.total - 1) / ${limit})) * ${limit}, 0)`;
  return { limit, offset };
}

export function pageOf<Row extends object>(rows: PageRow<Row>[], slice: Slice): Paged<Row> {
  const { list_total: total = 0, list_offset: offset = '0' } = rows[0] ?? {};
  const pageSize = slice.limit === 0 ? Math.max(1, total) : slice.limit;
  return {
    items: rows.filter((row) => row.list_item === true),
    total,
    page: Math.floor(Number(offset) / pageSize) + 1,
    pageSize,
    totalPages: pagesFor(total, pageSize),
  };
}
