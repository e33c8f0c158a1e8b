import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { errorStatus, errorCodeOf } from '../../src/contract/errors.js';

/** A fault of the caller stays one however often it is asked again (row L11). */
export const isCallersFault = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code !== null && errorStatus[code] < 500;
};

// No gcTime: a finite one keeps every server-side client alive until its timer ends.
const config: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !isCallersFault(error),
    },
  },
};

let ofThisVisit: QueryClient | undefined;

/** In the browser one for the visit; on the server a new one for every render, never shared between visitors. */
export const queryClient = (): QueryClient =>
  import.meta.env.SSR ? new QueryClient(config) : (ofThisVisit ??= new QueryClient(config));
