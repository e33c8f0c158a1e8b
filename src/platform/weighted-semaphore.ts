interface Waiting {
  share: number;
  admit: () => void;
}

/**
 * Shares a capacity among tasks of different weights, strictly first in, first out, so that light tasks cannot starve a
 * heavy one. A weight above the capacity counts as the whole capacity.
 */
export class WeightedSemaphore {
  private used = 0;
  private readonly waiting: Waiting[] = [];

  /** @param capacity an integer; weights are rounded up to integers */
  constructor(private readonly capacity: number) {}

  /** Resolves when there is room, to the function that releases it. */
  async acquire(weight: number): Promise<() => void> {
    const share = Math.min(Math.ceil(weight), this.capacity);
    await new Promise<void>((admit) => {
      this.waiting.push({ share, admit });
      this.admitNext();
    });
    let held = true;
    return () => {
      if (held) this.used -= share;
      held = false;
      this.admitNext();
    };
  }

  /** Runs the task when there is room for it. */
  async within<T>(weight: number, task: () => Promise<T>): Promise<T> {
    const release = await this.acquire(weight);
    try {
      return await task();
    } finally {
      release();
    }
  }

  private admitNext(): void {
    for (let next = this.waiting[0]; next && this.used + next.share <= this.capacity; next = this.waiting[0]) {
      this.waiting.shift();
      this.used += next.share;
      next.admit();
    }
  }
}
