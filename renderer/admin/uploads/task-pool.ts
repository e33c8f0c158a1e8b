/** Runs a limited number of tasks at a time. Each has a key, by which it can be stopped. */
export class TaskPool {
  private readonly running = new Map<number, AbortController>();

  constructor(private readonly size: number) {}

  get isEmpty(): boolean {
    return this.running.size === 0;
  }

  get isFull(): boolean {
    return this.running.size >= this.size;
  }

  /** Also true for a stopped task until it has ended. */
  has(key: number): boolean {
    return this.running.has(key);
  }

  async run(key: number, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    this.running.set(key, controller);
    try {
      await task(controller.signal);
    } finally {
      this.running.delete(key);
    }
  }

  stop(key: number): void {
    this.running.get(key)?.abort();
  }
}
