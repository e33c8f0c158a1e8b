import type { RemovalRequest } from '../../../src/contract/removal-request.js';

const minuteMs = 60_000;
/** Below it a request needs attention now. */
const soonMs = 6 * 60 * minuteMs;

export interface TimeSpan {
  hours: number;
  minutes: number;
}

export type Timed = Pick<RemovalRequest, 'createdAt' | 'dueAt' | 'hiddenAt' | 'outcome'> & {
  photo: Pick<RemovalRequest['photo'], 'status'>;
};

/** What the clock of a request says. `left` and `late` count from or to its 24 hours; `hidden` is what it took; `out`: the photo was out of the archive already. */
export type Deadline =
  { state: 'left' | 'soon' | 'late' | 'hidden'; span: TimeSpan } | { state: 'removed' | 'kept' | 'out'; span: null };

/** @param now in milliseconds */
export function deadlineOf({ createdAt, dueAt, hiddenAt, outcome, photo }: Timed, now: number): Deadline {
  if (outcome !== null) return { state: outcome, span: null };
  if (hiddenAt !== null) return { state: 'hidden', span: spanOf(Date.parse(hiddenAt) - Date.parse(createdAt)) };
  if (photo.status === 'removed') return { state: 'out', span: null };
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { state: 'late', span: spanOf(-left) };
  return { state: left < soonMs ? 'soon' : 'left', span: spanOf(left) };
}

/** In whole minutes. */
function spanOf(durationMs: number): TimeSpan {
  const minutes = Math.floor(durationMs / minuteMs);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
