import type { QueryClient } from '@tanstack/react-query';

/** The answers of this visit (`queryClient`), with the library that keeps them: a first page does without it. Browser only. */
export const queryCache = async (): Promise<QueryClient> => (await import('./query-client.js')).queryClient();
