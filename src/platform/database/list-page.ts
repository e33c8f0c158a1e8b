import type { EntityManager } from 'typeorm';
import type { Paged } from '../../contract/page.js';
import { pageOf, type PageRow, pageSql, type Slice } from './page-sql.js';

export interface ListQuery {
  /** Columns of an item. */
  select: string;
  /** Tables, with their joins, that conditions and order need. */
  from: string;
  where: string;
  orderBy: string;
  parameters: unknown[];
  slice: Slice;
}

/**
 * One page of a list and the size of the whole list, in one query. A page number beyond the end answers with the last
 * page (docs/adr/0011).
 */
export async function listPage<Row extends object>(manager: EntityManager, list: ListQuery): Promise<Paged<Row>> {
  const { select, from, where, orderBy, slice } = list;
  const parameters = [...list.parameters];
  const { limit, offset } = pageSql(slice, (value) => `$${parameters.push(value)}`);
  const rows = await manager.query<PageRow<Row>[]>(
    `select counted.total as list_total, start.at as list_offset, item.*
     from (select count(*)::int as total from ${from} where ${where}) counted
     cross join lateral (select ${offset} as at) start
     left join lateral (
       select true as list_item, ${select} from ${from} where ${where} order by ${orderBy} limit ${limit} offset start.at
     ) item on true`,
    parameters,
  );
  return pageOf(rows, slice);
}
