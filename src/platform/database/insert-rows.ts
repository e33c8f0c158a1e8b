import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { findByIds } from './find-by-ids.js';

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
  const stored = await findByIds(row, ids, tx);
  return ids.map((id) => stored.get(id)!);
}
