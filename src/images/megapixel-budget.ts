import { WeightedSemaphore } from '../platform/weighted-semaphore.js';

/** Awaits the promise in a way that the caller chooses, for example while a time limit is paused. */
export type Wait = <T>(waiting: Promise<T>) => Promise<T>;

/**
 * Limits the decoded pixels that one process holds at the same time, and so its memory. Small images run in parallel, an
 * image above the budget runs alone; all in the order of their calls.
 */
export class MegapixelBudget {
  private readonly memory: WeightedSemaphore;

  constructor(megapixels: number) {
    this.memory = new WeightedSemaphore(megapixels);
  }

  /** Runs as soon as the budget allows; until then it waits in `wait`. */
  async within<T>(megapixels: number, run: () => Promise<T>, wait: Wait = (waiting) => waiting): Promise<T> {
    const release = await wait(this.memory.acquire(megapixels));
    try {
      return await run();
    } finally {
      release();
    }
  }
}
