import type { PageContext } from 'vike/types';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { load } from '../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = async (pageContext: PageContext) => ({
  keys: await load(pageContext, adminQueries.apiKeys()),
  // Server and browser must agree on what has expired.
  now: new Date().toISOString(),
});
