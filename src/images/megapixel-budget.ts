import { WeightedSemaphore } from '../platform/weighted-semaphore.js';

/** Waits for the promise in the way that the caller wants, for example while a clock stands still. */
export type Wait = <T>(waiting: Promise<T>) => Promise<T>;

/**
 * Bounds the memory of one process: decoded pixels that are held at the same time. Small images are made side by side,
 * one that is larger than the whole budget by itself, and each in its turn.
 */
export class MegapixelBudget {
  private readonly memory: WeightedSemaphore;

  constructor(megapixels: number) {
    this.memory = new WeightedSemaphore(megapixels);
  }

  /** Runs when there is room for it; until then it waits in `wait`. */
  async within<T>(megapixels: number, run: () => Promise<T>, wait: Wait = (waiting) => waiting): Promise<T> {
    const release = await wait(this.memory.acquire(megapixels));
    try {
      return await run();
    } finally {
      release();
    }
  }
}
