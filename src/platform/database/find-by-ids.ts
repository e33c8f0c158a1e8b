import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';

/** The rows that there are of these ids, by their ids. Of no ids the database is not asked. */
export async function findByIds<Row extends { id: number }>(
  row: new () => Row,
  ids: readonly number[],
  manager: EntityManager,
): Promise<Map<number, Row>> {
  const rows = ids.length === 0 ? [] : await manager.findBy(row, { id: In(ids) } as FindOptionsWhere<Row>);
  return new Map(rows.map((each) => [each.id, each]));
}
