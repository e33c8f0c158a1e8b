import { queryOptions } from '@tanstack/react-query';
import type { PageContext } from 'vike/types';
import type { PublicPageApi } from '../../src/contract/operations.js';
import { httpApi } from './http-api.js';
import { queryCache } from './query-cache.js';
import { ConnectionError } from './request.js';
import { upTo, usualRetries } from './retries.js';

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
  pageContext.isClientSide ? loadOrLeave(pageContext.urlOriginal, query) : query.call(pageContext.api);

/**
 * Without a connection the page is left to the browser, and so to the service worker: it answers with the page as it was
 * read, or says that there is no connection. The library alone would wait, and ask again, for seconds.
 */
async function loadOrLeave<Answer>(address: string, query: ArchiveQuery<Answer>): Promise<Answer> {
  const cache = await queryCache();
  const options = asQuery(query);
  if (!navigator.serviceWorker?.controller) return cache.fetchQuery(options);
  const retry = upTo(query.retries ?? usualRetries);
  try {
    return await cache.fetchQuery({
      ...options,
      networkMode: 'always',
      retry: (failures, error) => !(error instanceof ConnectionError) && retry(failures, error),
    });
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    window.location.assign(address);
    return new Promise(() => undefined);
  }
}

/** The same for `useQuery`, in the browser. */
export const asQuery = <Answer>({ key, staleTimeMs, retries, retryDelayMs, call }: ArchiveQuery<Answer>) =>
  queryOptions({
    queryKey: key,
    queryFn: () => call(httpApi),
    staleTime: staleTimeMs,
    ...(retries !== undefined && { retry: upTo(retries) }),
    ...(retryDelayMs !== undefined && { retryDelay: retryDelayMs }),
  });
