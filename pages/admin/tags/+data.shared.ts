import type { PageContext } from 'vike/types';
import { load } from '../../../renderer/api/load.js';
import { adminTagList, tagListQuery } from './tag-queries.js';

export async function data(pageContext: PageContext) {
  const query = tagListQuery(pageContext.urlParsed.search);
  return { query, tags: await load(pageContext, adminTagList(query)) };
}
export type Data = Awaited<ReturnType<typeof data>>;
