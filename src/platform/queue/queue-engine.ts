import type { Work, WorkKind } from '../work/work.js';

/** One queue a kind, on whatever BullMQ runs on. */
export abstract class QueueEngine {
  /** What it runs on, for health reports. */
  abstract readonly name: 'redis' | 'postgres';

  /** Adds a job for each work; one that waits already is not added twice. @throws when the engine does not answer */
  abstract add(works: Work[]): Promise<void>;

  /** Calls `answer` for every job of the kind, up to `concurrency` at a time. */
  abstract listen(kind: WorkKind, concurrency: number, answer: () => Promise<void>): void;

  /** @throws with the reason when the engine does not answer */
  abstract check(): Promise<void>;

  /** Takes no new jobs. Does not wait for those that run. */
  abstract close(): Promise<void>;
}
