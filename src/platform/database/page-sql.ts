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

/** The same as `pageSql`, where the size of the list is known: the number of items before the page. */
export function beginOf({ page, offset, limit }: Slice, total: number): number {
  if (page === undefined && offset !== undefined) return offset;
  if (limit === 0) return 0;
  return Math.min((page ?? 1) - 1, Math.max(0, Math.floor((total - 1) / limit))) * limit;
}

export function pageOf<Row extends object>(rows: PageRow<Row>[], slice: Slice): Paged<Row> {
  const { list_total: total = 0, list_offset: offset = '0' } = rows[0] ?? {};
  const items = rows.filter((row) => row.list_item === true);
  return pagedOf({ items, total, begin: Number(offset) }, slice);
}

/** @param begin the number of items before the page */
export function pagedOf<Item>(
  { items, total, begin }: { items: Item[]; total: number; begin: number },
  { limit }: Slice,
): Paged<Item> {
  const pageSize = limit === 0 ? Math.max(1, total) : limit;
  return { items, total, page: Math.floor(begin / pageSize) + 1, pageSize, totalPages: pagesFor(total, pageSize) };
}
