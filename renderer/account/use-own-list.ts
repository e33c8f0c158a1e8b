import { useQuery } from '@tanstack/react-query';
import type { PageContext } from 'vike/types';
import { type ArchiveQuery, asQuery, load } from '../api/load.js';

/**
 * Loads a member's own list in a page's `+data.shared`. On a page load the list is part of the HTML. On client-side
 * navigation it is `null` (the server only runs the guard), and the page opens at once with the cached list or with
 * placeholders while `useOwn` loads it.
 */
export const loadOwnList = async <Answer>(
  pageContext: PageContext,
  query: ArchiveQuery<Answer>,
): Promise<Answer | null> =>
  pageContext.isClientSideNavigation || !pageContext.user ? null : load(pageContext, query);

/** Such a list in the page: on its way, failed, or there. */
export interface OwnList<Answer> {
  data: Answer | undefined;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** The same list in the page; rerenders when it changes. */
export const useOwnList = <Answer>(query: ArchiveQuery<Answer>, first: Answer | null) =>
  useQuery({ ...asQuery(query), ...(first !== null && { initialData: first as never }) });
