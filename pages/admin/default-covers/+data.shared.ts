import type { PageContext } from 'vike/types';
import { adminEntityTypeList } from '../../../renderer/admin/admin-entity-queries.js';
import { load } from '../../../renderer/api/load.js';
import { adminDefaultCoverList } from './default-cover-queries.js';

export async function data(pageContext: PageContext) {
  const [types, covers] = await Promise.all([
    load(pageContext, adminEntityTypeList),
    load(pageContext, adminDefaultCoverList),
  ]);
  return { types, covers };
}
export type Data = Awaited<ReturnType<typeof data>>;
