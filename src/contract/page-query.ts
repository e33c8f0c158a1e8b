import { addressOf } from './addresses.js';

/**
 * The part of a query that the page at `path` reads, in one normal form: in the order of the table of addresses, each
 * parameter once (the last counts, as for the pages themselves; the values of a repeated one are joined), without empty
 * ones and without the first page's number. Returned with its question mark, or empty. The query of a page that takes any parameter is returned as it is.
 *
 * Server and browser both apply it before a page reads its address, so a page cannot read a parameter that the table lacks.
 */
export function knownQuery(path: string, query: string): string {
  const { query: known, repeated } = addressOf(path);
  if (known === null || query === '') return query;
  const asked = new URLSearchParams(query);
  const normal = new URLSearchParams();
  for (const name of known) {
    const values = asked.getAll(name);
    const value = repeated.includes(name) ? values.filter(Boolean).join() : values.at(-1);
    if (value && !(name === 'page' && value === '1')) normal.set(name, value);
  }
  // Commas stay as they are: people read and share these addresses.
  const text = normal.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
