import type { MigrationInterface, QueryRunner } from 'typeorm';
import { licenceName } from '../contract/listed-licences.js';

/**
 * In the index of the search, all spellings of a licence of the list have one name; photos keep theirs as it is written. Saved
 * searches follow, but for one that its member has under the other spelling as well.
 */
export class ListedLicences1795640000000 implements MigrationInterface {
  readonly name = 'ListedLicences1795640000000';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(`
      select licence from search_documents where licence is not null
      union select filters ->> 'licence' from saved_searches where filters ? 'licence'
    `)) as { licence: string }[];
    const written = rows.map(({ licence }) => licence).filter((text) => licenceName(text) !== text);
    const spelled = [written, written.map(licenceName)];
    await runner.query(
      `update search_documents d set licence = s.name
       from unnest($1::text[], $2::text[]) as s (written, name) where d.licence = s.written`,
      spelled,
    );
    await runner.query(
      `update saved_searches f set filters = jsonb_set(f.filters, '{licence}', to_jsonb(s.name))
       from unnest($1::text[], $2::text[]) as s (written, name)
       where f.filters ->> 'licence' = s.written and not exists (
         select from saved_searches o where o.user_id = f.user_id and o.id <> f.id
           and o.filters - 'licence' = f.filters - 'licence')`,
      spelled,
    );
  }

  /** Nothing is to be undone: the photos have their licences as they are written. */
  async down(): Promise<void> {}
}
