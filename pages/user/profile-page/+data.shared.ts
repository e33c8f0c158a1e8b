import type { PageContext } from 'vike/types';
import { loadOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { user } = pageContext;
  const [favorites, contributions, emailVerification, newsletter] = await Promise.all([
    loadOwnList(pageContext, queries.favorites()),
    loadOwnList(pageContext, queries.contributions()),
    user ? loadOwnList(pageContext, queries.emailVerification(user.id)) : null,
    user ? loadOwnList(pageContext, queries.newsletter(user.id)) : null,
  ]);
  return { favorites, contributions, emailVerification, newsletter };
}
