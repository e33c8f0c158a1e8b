import { useEffect } from 'react';
import { mapLimits } from '../../src/contract/map-limits.js';
import type { MapSuggestion } from '../../src/contract/map.js';
import { httpApi } from '../../renderer/api/http-api.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { type TypedAnswer, useTypedAnswer } from '../../renderer/search/suggest/use-typed-answer.js';

export type FoundPlaces = TypedAnswer<MapSuggestion[]>;

interface PlaceSuggestionsProps {
  /** Empty while nothing should be suggested. */
  typed: string;
  onAnswer(answer: FoundPlaces): void;
}

/** Asks for places while one types. It shows nothing itself: the field that it belongs to is there before its code is. */
export function PlaceSuggestions({ typed, onAnswer }: PlaceSuggestionsProps): null {
  const { language } = useText();
  const { found, isCurrent, hasFailed, retry } = useTypedAnswer(typed, {
    key: ['map', 'suggestions', language],
    restMs: mapLimits.suggestMs,
    call: (q) => httpApi.map.suggestions({ q, language }),
  });
  useEffect(
    () => onAnswer({ ...(found && { found }), isCurrent, hasFailed, retry }),
    [found, isCurrent, hasFailed, retry, onAnswer],
  );
  return null;
}
