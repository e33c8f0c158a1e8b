import type { PageContext } from 'vike/types';
import { loadOwnList } from '../../../renderer/account/use-own-list.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardType } from '../../../renderer/entities/card-type.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const [news, searches, favorites, bookmarks, contributions, entityTypes] = await Promise.all([
    loadOwnList(pageContext, queries.news()),
    loadOwnList(pageContext, queries.savedSearches()),
    loadOwnList(pageContext, queries.favorites()),
    loadOwnList(pageContext, queries.bookmarks()),
    loadOwnList(pageContext, queries.contributions()),
    load(pageContext, queries.entityTypes()),
  ]);
  return {
    news,
    searches,
    favorites,
    bookmarks,
    contributions,
    entityTypes: entityTypes.map((type) => asCardType(type, pageContext.language)),
  };
}
