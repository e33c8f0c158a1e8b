/**
 * Bounds the memory of one process: decoded pixels that are held at the same time. Small pictures are made side by side;
 * one that is larger than the whole budget is made, but by itself.
 */
export class MegapixelBudget {
  private used = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly megapixels: number) {}

  /** Runs when there is room for it. */
  async within<T>(megapixels: number, run: () => Promise<T>): Promise<T> {
    while (this.used > 0 && this.used + megapixels > this.megapixels)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.used += megapixels;
    try {
      return await run();
    } finally {
      this.used -= megapixels;
      this.waiting.splice(0).forEach((goOn) => goOn());
    }
  }
}
