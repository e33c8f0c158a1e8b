import type { PageContext } from 'vike/types';
import { adminRelationKindList } from '../../../renderer/admin/relation-kind-queries.js';
import { load } from '../../../renderer/api/load.js';

export async function data(pageContext: PageContext) {
  return { kinds: await load(pageContext, adminRelationKindList) };
}
export type Data = Awaited<ReturnType<typeof data>>;
