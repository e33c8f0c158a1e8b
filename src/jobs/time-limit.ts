/** Calls `onPassed` when a job has run for `limitMs`. The time spent in `untimed` does not count. */
export class TimeLimit {
  private remainingMs: number;
  private startedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private waits = 0;

  constructor(
    limitMs: number,
    private readonly onPassed: () => void,
  ) {
    this.remainingMs = limitMs;
    this.start();
  }

  async untimed<T>(waiting: Promise<T>): Promise<T> {
    if (this.waits++ === 0) this.stop();
    try {
      return await waiting;
    } finally {
      if (--this.waits === 0) this.start();
    }
  }

  /** Stops the timer for good. */
  end(): void {
    this.waits += 1;
    clearTimeout(this.timer);
  }

  private start(): void {
    this.startedAt = Date.now();
    this.timer = setTimeout(this.onPassed, this.remainingMs);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.remainingMs -= Date.now() - this.startedAt;
  }
}
