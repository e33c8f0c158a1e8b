import { setTimeout } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { reasonOf } from '../operator-error.js';
import { QueueEngine } from '../queue/queue-engine.js';
import { type Claim, WorkClaims } from './work-claims.js';
import { type WorkHandler, WorkHandlers } from './work-handlers.js';
import { WorkRunner } from './work-runner.js';

const lookEveryMs = 1000;
const patienceAtEndMs = 15_000;
const usualTimeLimitMs = 5 * 60_000;

/**
 * The worker's day: an idle hand takes the work that has been due longest, whenever the bell rings, when it has finished
 * another, and every second in any case. So a bell that is deaf costs a second, and what a dead worker left is found.
 */
@Injectable()
export class WorkLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Work');
  private readonly hands = new Map<WorkHandler, number>();
  /** What hands are at, from reaching for a work to its end. */
  private readonly takes = new Set<Promise<boolean>>();
  private readonly running = new Map<Claim, Promise<void>>();
  private readonly stop = new AbortController();
  /** Set while a work is or wants to be alone in this process. */
  private alone = false;
  private stopping = false;
  private clock: NodeJS.Timeout | undefined;
  private lastFault = '';

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly claims: WorkClaims,
    private readonly runner: WorkRunner,
    private readonly engine: QueueEngine,
  ) {}

  onApplicationBootstrap(): void {
    for (const handler of this.handlers.getAll()) {
      this.hands.set(handler, 0);
      this.engine.listen(handler.kind, handler.concurrency, () => this.take(handler));
    }
    this.clock = setInterval(() => this.look(), lookEveryMs);
    this.look();
  }

  /** Lets what runs come to its end, gives back what does not within 15 s, and takes nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.clock);
    await Promise.race([Promise.allSettled(this.takes), setTimeout(patienceAtEndMs, null, { ref: false })]);
    this.stop.abort();
    await this.releaseAll();
  }

  /** Puts every idle hand to work. */
  look(): void {
    for (const [handler, busy] of this.hands)
      for (let hand = busy; hand < handler.concurrency; hand += 1) void this.take(handler);
  }

  /** One hand takes one work, if both are there. Never throws: what could not be taken is still due. */
  private async take(handler: WorkHandler): Promise<void> {
    const busy = this.hands.get(handler) ?? 0;
    if (this.stopping || this.alone || busy >= handler.concurrency) return;
    this.hands.set(handler, busy + 1);
    const take = this.takeDue(handler).catch((error: unknown) => this.tellFault(error));
    this.takes.add(take);
    const took = await take;
    this.takes.delete(take);
    this.hands.set(handler, (this.hands.get(handler) ?? 1) - 1);
    if (took) void this.take(handler);
  }

  private async takeDue(handler: WorkHandler): Promise<boolean> {
    const claim = await this.claims.findDue(handler.kind);
    if (!claim) return false;
    if (this.stopping || this.alone) await this.claims.release(claim);
    else if (claim.crashes > 0 && this.running.size > 0) await this.takeAlone(handler, claim);
    else if (claim.crashes > 0) await this.runAlone(handler, claim);
    else await this.run(handler, claim);
    return true;
  }

  /** Does not hold the claim while it waits, since one of those it waits for may be the one that kills the process. */
  private async takeAlone(handler: WorkHandler, claim: Claim): Promise<void> {
    this.alone = true;
    await this.claims.release(claim);
    await Promise.allSettled(this.running.values());
    const next = this.stopping ? null : await this.claims.findDue(handler.kind);
    await this.runAlone(handler, next);
  }

  /** A worker died of this work, or beside it: next time it would die alone, so that no other is suspected for its sake. */
  private async runAlone(handler: WorkHandler, claim: Claim | null): Promise<void> {
    this.alone = true;
    try {
      if (claim) await this.run(handler, claim);
    } finally {
      this.alone = false;
      this.look();
    }
  }

  private async run(handler: WorkHandler, claim: Claim): Promise<void> {
    const timeLimit = globalThis.setTimeout(
      () => void this.endHungProcess(claim),
      handler.timeLimitMs ?? usualTimeLimitMs,
    );
    const run = this.runner.run(claim, this.stop.signal);
    this.running.set(claim, run);
    try {
      await run;
    } finally {
      this.running.delete(claim);
      clearTimeout(timeLimit);
    }
  }

  /** Native code that hangs cannot be called back; ending its process can. The claim that stays behind tells the cause. */
  private async endHungProcess(hung: Claim): Promise<void> {
    this.logger.fatal(`${hung.kind} of ${hung.subject} ${hung.subjectId} hangs; this worker ends and is started anew`);
    this.stopping = true;
    this.running.delete(hung);
    await Promise.race([this.releaseAll(), setTimeout(2000)]);
    process.exit(1);
  }

  private async releaseAll(): Promise<void> {
    await Promise.allSettled([...this.running.keys()].map((claim) => this.claims.release(claim)));
  }

  /** The database is away for every hand alike and for many seconds, so one fault is told once. */
  private tellFault(error: unknown): false {
    const reason = reasonOf(error);
    if (reason !== this.lastFault) this.logger.warn({ err: error }, 'owed work cannot be taken');
    this.lastFault = reason;
    return false;
  }
}
