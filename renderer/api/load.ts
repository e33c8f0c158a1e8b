import { queryOptions } from '@tanstack/react-query';
import type { PageContext } from 'vike/types';
import type { PublicPageApi } from '../../src/contract/operations.js';
import { isClientError } from './is-client-error.js';
import { httpApi } from './http-api.js';
import { queryCache } from './query-cache.js';

/** A call of the archive with its cache time: written once in queries.ts, used by pages on both sides. */
export interface ArchiveQuery<Answer> {
  key: readonly unknown[];
  staleTimeMs: number;
  retries?: number;
  retryDelayMs?: number;
  call(api: PublicPageApi): Promise<Answer>;
}

/** First data of a page, from its `+data.shared`: in process on the server, over HTTP and its cache in the browser. */
export const load = async <Answer>(pageContext: PageContext, query: ArchiveQuery<Answer>): Promise<Answer> =>
  pageContext.isClientSide ? (await queryCache()).fetchQuery(asQuery(query)) : query.call(pageContext.api);

/** The same for `useQuery`, in the browser. */
export const asQuery = <Answer>({ key, staleTimeMs, retries, retryDelayMs, call }: ArchiveQuery<Answer>) =>
  queryOptions({
    queryKey: key,
    queryFn: () => call(httpApi),
    staleTime: staleTimeMs,
    ...(retries !== undefined && {
      retry: (failures: number, error: unknown) => failures < retries && !isClientError(error),
    }),
    ...(retryDelayMs !== undefined && { retryDelay: retryDelayMs }),
  });
