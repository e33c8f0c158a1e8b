import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryClient } from '../../api/query-client.js';
import { useDebounced } from '../../ui/use-debounced.js';

export interface TypedAnswer<Found> {
  /** Undefined where nothing is typed or known yet, and after a failure. */
  found?: Found;
  /** Whether it was found for the latest text. */
  isCurrent: boolean;
  /** There is no answer for the latest text. */
  hasFailed: boolean;
  retry(): void;
}

interface Asking<Found> {
  /** What is asked, and all that the answer depends on besides the text. */
  key: readonly unknown[];
  /** The pause in typing after which it is asked. */
  restMs: number;
  call(q: string): Promise<Found>;
}

/**
 * The answer for a text that is being typed. Until that for the latest text is there, the former one stays, so that a list
 * never flickers; answers that come late are for texts of the past, and are not shown.
 */
export function useTypedAnswer<Found>(typed: string, { key, restMs, call }: Asking<Found>): TypedAnswer<Found> {
  const text = typed.trim();
  const q = useDebounced(text, restMs);
  const { data, isPlaceholderData, isError, refetch } = useQuery(
    {
      queryKey: [...key, q],
      queryFn: () => call(q),
      enabled: q !== '',
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  const isLatest = text !== '' && q === text;
  return {
    ...(text !== '' && data !== undefined && { found: data }),
    isCurrent: isLatest && data !== undefined && !isPlaceholderData,
    hasFailed: isLatest && isError,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
