/** Runs a limited number of tasks at a time. Each has a key, by which it can be stopped. */
export class TaskPool {
  private readonly running = new Map<number, { controller: AbortController; ended: Promise<void> }>();

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
    const ended = task(controller.signal).finally(() => this.running.delete(key));
    this.running.set(key, { controller, ended });
    await ended;
  }

  stop(key: number): void {
    this.running.get(key)?.controller.abort();
  }

  keys(): number[] {
    return [...this.running.keys()];
  }

  /** Waits until no task with a lower key is running. */
  async untilFirst(key: number): Promise<void> {
    for (;;) {
      const [, earlier] = [...this.running].find(([other]) => other < key) ?? [];
      if (!earlier) return;
      await earlier.ended.catch(() => undefined);
    }
  }
}
