import type { EntityManager } from 'typeorm';

/** Until the transaction ends, nobody else changes entity types and default covers: they are few, and so are their editors. */
export async function lockTypes(tx: EntityManager): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('entity-types', 0))`);
}
