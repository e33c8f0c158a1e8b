import type { PageContext } from 'vike/types';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { adminDefaultCoverList } from './default-cover-queries.js';

export async function data(pageContext: PageContext) {
  const [types, covers] = await Promise.all([
    load(pageContext, queries.entityTypes()),
    load(pageContext, adminDefaultCoverList),
  ]);
  return { types, covers };
}
export type Data = Awaited<ReturnType<typeof data>>;
