import type { TranslateForMap } from './map-texts.js';

interface AnswerFailedProps {
  mapText: TranslateForMap;
  onRetry(): void;
}

/** Instead of what the server did not answer, with a button to ask again. */
export const AnswerFailed = ({ mapText, onRetry }: AnswerFailedProps) => (
  <p role="alert">
    {mapText('answerFailed')}{' '}
    <button type="button" className="link touch" onClick={onRetry}>
      {mapText('retry')}
    </button>
  </p>
);
