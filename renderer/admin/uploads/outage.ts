import { createStore } from '../../ui/store.js';
import type { Interruption, InterruptionReason } from './interruption.js';

/** What was under way when it was noticed: while the storage is full, files can still be compared. */
export type Step = 'check' | 'send';

const waits = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * The time in which no file can be sent, whichever it is: the line is cut, or the server is overloaded, full or down. The
 * queue waits, asks the server at growing intervals, and goes on when it answers. It is over when a file gets through.
 */
export class Outage {
  private readonly shown = createStore<InterruptionReason | null>(() => null);
  private step: Step = 'check';
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isAsking = false;

  readonly subscribe = this.shown.subscribe;
  /** Null while files can be sent. */
  readonly reason = (): InterruptionReason | null => this.shown.get();

  /**
   * @param ask throws while the server does not answer
   * @param resume begins the next files
   */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly resume: () => void,
    private readonly interruptionOf: (error: unknown) => Interruption | null,
  ) {}

  /** No file may be begun. Also true while the server is asked. */
  get isWaiting(): boolean {
    return this.timer !== null || this.isAsking;
  }

  /** Each of the files that are under way notices the same outage. */
  begin({ reason, waitMs }: Interruption, step: Step): void {
    if (this.shown.get() === null || step === 'send') this.step = step;
    this.shown.set(reason);
    if (!this.isWaiting) this.wait(waitMs);
  }

  /** A file has got through this step. */
  end(step: Step): void {
    if (this.shown.get() === null || this.isWaiting || (this.step === 'send' && step === 'check')) return;
    this.forget();
  }

  /** Nothing is left that waits. */
  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.tries = 0;
    if (this.shown.get() !== null) this.shown.set(null);
  }

  /** Not before the time of the next attempt, but at once: the line is back, or somebody wants it. */
  tryNow(): void {
    this.tries = 0;
    if (!this.timer) return;
    clearTimeout(this.timer);
    void this.tryAgain();
  }

  private wait(waitMs: number): void {
    const delay = waits[Math.min(this.tries, waits.length - 1)]!;
    this.tries += 1;
    this.timer = setTimeout(() => void this.tryAgain(), Math.max(delay, waitMs));
  }

  private async tryAgain(): Promise<void> {
    this.timer = null;
    this.isAsking = true;
    const failure = await this.ask().then(
      () => null,
      (error: unknown) => this.interruptionOf(error),
    );
    this.isAsking = false;
    if (this.shown.get() === null) return;
    if (failure) this.begin(failure, this.step);
    else this.resume();
  }
}
