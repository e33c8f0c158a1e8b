import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import type { SearchSuggestions } from '../../../src/contract/search.js';
import { httpApi } from '../../api/http-api.js';
import { type TypedAnswer, useTypedAnswer } from './use-typed-answer.js';

/** What to suggest for a text, after a pause in typing. */
export const useSuggestions = (typed: string, language: Language): TypedAnswer<SearchSuggestions> =>
  useTypedAnswer(typed, {
    key: ['suggestions', language],
    restMs: limits.suggestions.debounceMs,
    call: (q) => httpApi.search.suggestions({ q, language }),
  });
