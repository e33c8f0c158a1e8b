import { useCallback, useEffect, useState } from 'react';
import type { Fix } from './explore-rules.js';
import { hasGeolocation, type PositionProblem, watchPosition } from './watch-position.js';

interface OwnPosition {
  /** The last known position; null before the first. */
  fix: Fix | null;
  problem: PositionProblem | 'unsupported' | null;
  retry(): void;
}

/** Watches where the visitor is for as long as the component is shown. The position is stored nowhere. */
export function useOwnPosition(): OwnPosition {
  const [{ fix, problem }, setState] = useState<Pick<OwnPosition, 'fix' | 'problem'>>({ fix: null, problem: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hasGeolocation()) return;
    return watchPosition({
      onUpdate: (next) => setState((before) => ({ fix: next ?? before.fix, problem: null })),
      onProblem: (found) => setState((before) => ({ ...before, problem: found })),
    });
  }, [tries]);
  const retry = useCallback(() => {
    setState((before) => ({ ...before, problem: null }));
    setTries((before) => before + 1);
  }, []);
  return { fix, problem: hasGeolocation() ? problem : 'unsupported', retry };
}
