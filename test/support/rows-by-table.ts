import type { Client } from 'pg';

/** The number of rows and the checksum of each table. */
export async function rowsByTable(client: Client): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of rows)
    tables[name] = (
      await client.query(`select count(*), md5(string_agg(t::text, '' order by t::text)) from "${name}" t`)
    ).rows[0];
  return tables;
}
