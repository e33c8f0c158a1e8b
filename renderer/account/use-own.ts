import { useQuery } from '@tanstack/react-query';
import type { PageContext } from 'vike/types';
import { type ArchiveQuery, asQuery, load } from '../api/load.js';

/**
 * A member's own list, from a page's `+data.shared`: in the page on its first visit. Who comes from another page sees it
 * at once with what is known or with placeholders (`null` here, also on the server, which such a page asks for its guard),
 * and the list as soon as it is there.
 */
export const ownList = async <Answer>(pageContext: PageContext, query: ArchiveQuery<Answer>): Promise<Answer | null> =>
  pageContext.isClientSideNavigation || !pageContext.user ? null : load(pageContext, query);

/** The same list in the page, which changes with it. */
export const useOwn = <Answer>(query: ArchiveQuery<Answer>, first: Answer | null) =>
  useQuery({ ...asQuery(query), ...(first !== null && { initialData: first as never }) });
