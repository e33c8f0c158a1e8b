import { type EntityManager, type FindOptionsWhere, In, type QueryDeepPartialEntity } from 'typeorm';

/** Inserts rows; resolves with them as stored, in their order: two statements, however many they are. */
export async function insertRows<Row extends { id: number }>(
  row: new () => Row,
  values: readonly QueryDeepPartialEntity<Row>[],
  tx: EntityManager,
): Promise<Row[]> {
  if (values.length === 0) return [];
  // TypeORM writes into what it is given.
  const inserted = values.map((value) => ({ ...value }));
  const { identifiers } = await tx.insert(row, inserted);
  const ids = identifiers.map(({ id }) => id as number);
  const stored = await tx.findBy(row, { id: In(ids) } as FindOptionsWhere<Row>);
  const byId = new Map(stored.map((each) => [each.id, each]));
  return ids.map((id) => byId.get(id)!);
}
