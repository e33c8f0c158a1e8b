import type { PageContext } from 'vike/types';
import { adminFondsList } from '../../../renderer/admin/fonds-queries.js';
import { load } from '../../../renderer/api/load.js';

export async function data(pageContext: PageContext) {
  return { fonds: await load(pageContext, adminFondsList) };
}
export type Data = Awaited<ReturnType<typeof data>>;
