import type { EntityManager } from 'typeorm';

/**
 * Updates rows, each with values of its own and whichever columns: a statement for those that change the same columns. Sets
 * `updated_at`, where the table has it, as `tx.update` does.
 * @param updates each row once; `after` by property names, JSON values, none undefined
 */
export async function updateRows<Row extends { id: number }>(
  row: new () => Row,
  updates: readonly { id: number; after: Partial<Row> }[],
  tx: EntityManager,
): Promise<void> {
  const { tableName, columns, updateDateColumn } = tx.connection.getMetadata(row);
  const names = new Map(columns.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
  const groups = new Map<string, { columns: string[]; rows: object[] }>();
  for (const { id, after } of updates) {
    const changed = Object.entries(after).map(([property, value]) => [names.get(property) ?? property, value] as const);
    const key = changed
      .map(([name]) => name)
      .toSorted()
      .join(' ');
    const group = groups.get(key) ?? { columns: changed.map(([name]) => name), rows: [] };
    group.rows.push({ id, ...Object.fromEntries(changed) });
    groups.set(key, group);
  }
  for (const { columns: changed, rows } of groups.values()) {
    const set = changed.map((name) => `"${name}" = new."${name}"`);
    if (updateDateColumn) set.push(`"${updateDateColumn.databaseName}" = now()`);
    await tx.query(
      `update "${tableName}" present set ${set.join(', ')}
       from jsonb_populate_recordset(null::"${tableName}", $1) new where present.id = new.id`,
      [JSON.stringify(rows)],
    );
  }
}
