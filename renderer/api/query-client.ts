import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { upTo, usualRetries } from './retries.js';

// No gcTime: a finite one keeps every server-side client alive until its timer ends.
const config: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: upTo(usualRetries),
    },
  },
};

let ofThisVisit: QueryClient | undefined;

/** In the browser one for the visit; on the server a new one for every render, never shared between visitors. */
export const queryClient = (): QueryClient =>
  import.meta.env.SSR ? new QueryClient(config) : (ofThisVisit ??= new QueryClient(config));
