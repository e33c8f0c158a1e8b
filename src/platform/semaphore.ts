import { DomainError } from '../contract/errors.js';

const retryAfterSeconds = 5;

/** How many tasks a semaphore has. */
export interface Load {
  running: number;
  waiting: number;
}

/** Runs at most `concurrent` tasks at once. The others wait in order; when `waitingMax` are waiting, the next is refused. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrent: number,
    private readonly waitingMax = 64,
  ) {}

  get load(): Load {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** @throws DomainError `unavailable` when too many are waiting */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.acquire();
    try {
      return await task();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.concurrent) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.waitingMax) throw new DomainError('unavailable', { retryAfterSeconds });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
