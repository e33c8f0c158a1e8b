/**
 * How a run ended, as stored in the outbox. `settled`: done, or nothing to do in this process. `again`: done, and enqueued
 * again meanwhile. `released`: the lease was given up because the process stops.
 */
export type Outcome =
  | { state: 'settled' | 'again' | 'released' }
  | { state: 'failed'; error: Error; pauseMs: number }
  | { state: 'dead'; reason: string };
