import type { EntityManager } from 'typeorm';
import type { Paged } from '../../contract/page.js';
import { prepared } from './prepared-statements.js';
import { pageOf, type PageRow, pageSql, type Slice } from './page-sql.js';

/** SQL that finds a list, without the columns of its items. */
export interface FoundList {
  /** The size of the list: a scalar of type integer. */
  total: string;
  /**
   * The ids of one page, in a column `id` and in any order. `counted.total` is the size of the list and `start.at` the
   * number of items before the page.
   * @param limit the size of the page, an SQL expression; null for all
   */
  ids: (limit: string) => string;
}

export interface ListByIdsQuery extends FoundList {
  /** Columns of an item, and the tables that they are read from. */
  select: string;
  from: string;
  /** The column of `from` that `ids` names. */
  id: string;
  orderBy: string;
  parameters: unknown[];
  slice: Slice;
  /** Whether the best plan is the same for all values: then it is prepared. */
  isPrepared?: boolean;
}

/**
 * `listPage` for long lists: the ids of the page are found first, in an index, and only its own items are read. The size is
 * not always counted.
 */
export async function listPageByIds<Row extends object>(
  manager: EntityManager,
  list: ListByIdsQuery,
): Promise<Paged<Row>> {
  const parameters = [...list.parameters];
  const { limit, offset } = pageSql(list.slice, (value) => `$${parameters.push(value)}`);
  // The outer limit tells the planner that there are few ids, where the inner one is calculated. `offset 0`: or it would
  // count again wherever the total is used.
  const text = `select counted.total as list_total, start.at as list_offset, item.*
     from (select ${list.total} as total offset 0) counted
     cross join lateral (select ${offset} as at offset 0) start
     left join lateral (
       select true as list_item, ${list.select} from (select found.id from (${list.ids(limit)}) found limit ${limit}) listed
       join ${list.from} on ${list.id} = listed.id
       order by ${list.orderBy}
     ) item on true`;
  const rows = await manager.query<PageRow<Row>[]>(list.isPrepared ? prepared(text) : text, parameters);
  return pageOf(rows, list.slice);
}
