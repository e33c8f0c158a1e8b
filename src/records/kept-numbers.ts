import type { EntityManager } from 'typeorm';

const tables = { photo: 'photos', entity: 'entities' } as const;

const sequenceOf = (table: string): string => `pg_get_serial_sequence('${table}', 'id')`;
const lastOf = (table: string): string => `pg_sequence_last_value(${sequenceOf(table)})`;

/** SQL: this archive has never had a photo or a card. */
export const noNumberAssigned = Object.values(tables)
  .map((table) => `${lastOf(table)} is null`)
  .join(' and ');

/**
 * Which of these numbers new records can have, in their order: those that no record has, each once; null for the others, which get
 * new ones. Numbers that this archive gives later continue after them.
 */
export async function keepNumbers(
  kind: keyof typeof tables,
  wanted: readonly (number | null)[],
  tx: EntityManager,
): Promise<(number | null)[]> {
  const numbers = wanted.filter((number) => number !== null);
  if (numbers.length === 0) return [...wanted];
  const table = tables[kind];
  // First of all, so that from now on nobody else is given one of them.
  await tx.query(
    `select setval(${sequenceOf(table)}, last) from unnest($1::bigint[]) last
     where last > coalesce(${lastOf(table)}, 0) order by last desc limit 1`,
    [numbers],
  );
  const rows = await tx.query<{ id: number }[]>(`select id from ${table} where id = any($1)`, [numbers]);
  const taken = new Set(rows.map(({ id }) => id));
  return wanted.map((number) => {
    if (number === null || taken.has(number)) return null;
    taken.add(number);
    return number;
  });
}

/** New numbers, for records that are named before they are there. */
export async function nextNumbers(kind: keyof typeof tables, count: number, tx: EntityManager): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select nextval(${sequenceOf(tables[kind])})::integer as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ id }) => id);
}
