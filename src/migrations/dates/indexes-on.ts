import type { QueryRunner } from 'typeorm';

/** The definitions of the indexes of photos that have one of these columns, and go with it. */
export async function indexesOn(runner: QueryRunner, columns: string[]): Promise<string[]> {
  const rows = (await runner.query(
    `select distinct pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'photos'::regclass and pg_get_indexdef(indexrelid) ~ ('\\m(' || $1 || ')\\M')`,
    [columns.join('|')],
  )) as { definition: string }[];
  return rows.map(({ definition }) => definition);
}
