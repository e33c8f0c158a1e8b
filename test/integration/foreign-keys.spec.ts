import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { aDatabase } from '../support/database.js';

it('every foreign key can be followed backwards by an index, so that deletions read no whole tables', async () => {
  const database = await aDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>(`
    select conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as key
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where contype = 'f' and t.relnamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    order by key`);
  await client.end();
  await database.drop();
  expect(rows).toEqual([]);
});
