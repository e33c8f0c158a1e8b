import type { PageContext } from 'vike/types';
import { load } from '../../renderer/api/load.js';
import { fondsQueries } from '../../renderer/fonds/fonds-queries.js';

export async function data(pageContext: PageContext) {
  return { fonds: await load(pageContext, fondsQueries.list()) };
}
export type Data = Awaited<ReturnType<typeof data>>;
