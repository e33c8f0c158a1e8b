import type { PageContext } from 'vike/types';
import { ownList } from '../../../renderer/account/use-own.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { user } = pageContext;
  const [favorites, contributions, emailVerification, newsletter] = await Promise.all([
    ownList(pageContext, queries.favorites()),
    ownList(pageContext, queries.contributions()),
    user ? ownList(pageContext, queries.emailVerification(user.id)) : null,
    user ? ownList(pageContext, queries.newsletter(user.id)) : null,
  ]);
  return { favorites, contributions, emailVerification, newsletter };
}
