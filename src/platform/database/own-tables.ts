/** SQL: the tables of the archive, as `name`. Those of extensions are theirs. */
export const ownTables = `
  select relname::text as name from pg_class c where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
