import type { PageContext } from 'vike/types';
import { ownList } from '../../../renderer/account/use-own.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const [news, favorites, bookmarks, contributions, entityTypes] = await Promise.all([
    ownList(pageContext, queries.news()),
    ownList(pageContext, queries.favorites()),
    ownList(pageContext, queries.bookmarks()),
    ownList(pageContext, queries.contributions()),
    load(pageContext, queries.entityTypes()),
  ]);
  return { news, favorites, bookmarks, contributions, entityTypes };
}
