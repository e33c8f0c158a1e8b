import { DomainError } from '../contract/errors.js';

const waitingMax = 64;
const retryAfterSeconds = 5;

/** Lets at most `concurrent` tasks run at once; the others wait in order, and when too many wait the next is refused. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly concurrent: number) {}

  /** @throws DomainError `unavailable` when the queue is full. */
  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.wait();
    try {
      return await task();
    } finally {
      this.passOn();
    }
  }

  private async wait(): Promise<void> {
    if (this.running < this.concurrent) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= waitingMax) throw new DomainError('unavailable', { retryAfterSeconds });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
