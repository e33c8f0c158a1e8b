import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { PositionProblem } from './watch-position.js';

interface PositionNoteProps {
  /** There is a position, which may be an older one. */
  isKnown: boolean;
  problem: PositionProblem | 'unsupported' | null;
  onRetry(): void;
  mapText: TranslateForMap;
}

const texts = {
  unsupported: 'explore.unsupported',
  denied: 'explore.denied',
  unavailable: 'explore.unavailable',
  timeout: 'explore.timeout',
  unknown: 'explore.unknown',
} as const;

/** Why the position is not known, or that it is being looked for. */
export function PositionNote({ isKnown, problem, onRetry, mapText }: PositionNoteProps) {
  if (problem)
    return (
      <div role="alert" className="explore-problem">
        <Icon name="warning" />
        <p>{mapText(texts[problem])}</p>
        {problem !== 'unsupported' && (
          <button type="button" className="btn btn-outline" onClick={onRetry}>
            {mapText('retry')}
          </button>
        )}
      </div>
    );
  if (isKnown) return null;
  return (
    <div role="status" className="explore-note">
      <p>{mapText('explore.waiting')}</p>
      <p>{mapText('explore.privacy')}</p>
    </div>
  );
}
