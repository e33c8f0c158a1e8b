import { exploreLimits } from '../../src/contract/explore-limits.js';
import { type Fix, isIgnored } from './explore-rules.js';

/** Why the position is not known. */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'unknown';

interface PositionListener {
  /** @param fix null for an update that says nothing new */
  onUpdate(fix: Fix | null): void;
  onProblem(problem: PositionProblem): void;
}

/** Codes of `GeolocationPositionError`. */
const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Browsers without geolocation, which their types do not know. */
export const hasGeolocation = (): boolean => Boolean(navigator.geolocation as Geolocation | undefined);

/** Watches the position of the device, with low accuracy. Returns a function that stops it. */
export function watchPosition({ onUpdate, onProblem }: PositionListener): () => void {
  let last: Fix | null = null;
  const id = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => {
      const fix = { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, takenAt: timestamp };
      if (last && isIgnored(last, fix)) return onUpdate(null);
      last = fix;
      onUpdate(fix);
    },
    ({ code }) => onProblem(problems[code] ?? 'unknown'),
    exploreLimits.geolocation,
  );
  return () => navigator.geolocation.clearWatch(id);
}
