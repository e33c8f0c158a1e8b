import { searchExtensions } from './initial/search.js';

/** docs/configuration.md. */
const leastVersion = 15;

/** What a database must have before the first migration can run. */
export interface ServerFitness {
  version: string;
  versionNumber: number;
  encoding: string;
  missingExtensions: string[];
}

export const selectServerFitness = `select current_setting('server_version') as version,
  current_setting('server_version_num')::int / 10000 as "versionNumber", current_setting('server_encoding') as encoding,
  array(select wanted from unnest(array['${searchExtensions.join("', '")}']) wanted
    where not exists (select from pg_available_extensions where name = wanted)) as "missingExtensions"`;

/** Why the archive cannot use a database, and how to mend it, for the operator; null when it can. */
export function reasonOfUnfitness({
  version,
  versionNumber,
  encoding,
  missingExtensions,
}: ServerFitness): string | null {
  const server = `PostgreSQL ${version}`;
  if (versionNumber < leastVersion) return `${server} is too old: it must be ${leastVersion} or newer`;
  if (encoding !== 'UTF8')
    return `The database has the encoding ${encoding}, which lacks letters: make it with encoding 'UTF8' template template0`;
  if (missingExtensions.length > 0)
    return `${server} lacks ${missingExtensions.join(' and ')}: install its package with the contributed extensions`;
  return null;
}
