import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import type { SearchSuggestions } from '../../../src/contract/search.js';
import { httpApi } from '../../api/http-api.js';
import { queryClient } from '../../api/query-client.js';
import { useDebounced } from '../../ui/use-debounced.js';

/**
 * What to suggest for a text, after a pause in typing. Until the answer for the latest text is there, the former ones stay,
 * so that the list never flickers; answers that come late are for texts of the past, and are not shown.
 * Undefined where nothing is typed or known yet.
 */
export function useSuggestions(typed: string, language: Language): { found?: SearchSuggestions; isCurrent: boolean } {
  const text = typed.trim();
  const q = useDebounced(text, limits.suggestions.debounceMs);
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: ['suggestions', language, q],
      queryFn: () => httpApi.search.suggestions({ q, language }),
      enabled: q !== '',
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  return text === '' || !data ? { isCurrent: false } : { found: data, isCurrent: q === text && !isPlaceholderData };
}
