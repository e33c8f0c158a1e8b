import type { PageContext } from 'vike/types';
import { loadOwnList } from '../../../renderer/account/use-own-list.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import { asCardType } from '../../../renderer/entities/card-type.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const [bookmarks, entityTypes] = await Promise.all([
    loadOwnList(pageContext, queries.bookmarks()),
    load(pageContext, queries.entityTypes()),
  ]);
  return { bookmarks, entityTypes: entityTypes.map((type) => asCardType(type, pageContext.language)) };
}
