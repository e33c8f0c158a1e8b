interface Waiting {
  share: number;
  admit: () => void;
}

/**
 * Shares a capacity among tasks of different weights, strictly in the order in which they came: a heavy one is not
 * overtaken for ever by light ones. A weight above the whole capacity counts as all of it.
 */
export class WeightedSemaphore {
  private used = 0;
  private readonly waiting: Waiting[] = [];

  /** @param capacity a whole number, like the weights, which are rounded up */
  constructor(private readonly capacity: number) {}

  /** Resolves when there is room, to the function that gives it back. */
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
