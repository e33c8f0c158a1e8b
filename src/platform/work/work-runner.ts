import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../operator-error.js';
import { type Claim, claimMs, WorkClaims } from './work-claims.js';
import { type WorkHandler, WorkHandlers } from './work-handlers.js';

const mostAttempts = 8;
/** One crash may be bad luck or a neighbour's fault; who was there three times is taken for the cause. */
const mostCrashes = 3;
const firstPauseMs = 5000;
const longestPauseMs = 10 * 60_000;

/** Does one claimed work and writes down how it ended. */
@Injectable()
export class WorkRunner {
  private readonly logger = new Logger('Work');

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly claims: WorkClaims,
  ) {}

  /** @throws when the end could not be written down: the claim then expires and the work is done once more */
  async run(claim: Claim, stop: AbortSignal): Promise<void> {
    const handler = this.handlers.get(claim.kind);
    if (claim.crashes >= mostCrashes)
      return this.giveUp(handler, claim, `${claim.crashes} workers ended while they were at it`);
    try {
      await this.attempt(handler, claim, stop);
    } catch (error) {
      // Whoever holds the claim now writes the end; when the process stops, the loop gives the claim back.
      if (stop.aborted) return;
      return this.fail(handler, claim, error);
    }
    await this.claims.finish(claim);
  }

  private async attempt(handler: WorkHandler, claim: Claim, stop: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      this.claims.extend(claim).then(
        (held) => held || lost.abort(),
        (error: unknown) => this.logger.warn(`${nameOf(claim)}: cannot extend the claim (${reasonOf(error)})`),
      );
    }, claimMs / 3);
    try {
      const { kind, subject, subjectId } = claim;
      await handler.run(subjectId, { kind, subject, subjectId, signal: AbortSignal.any([stop, lost.signal]) });
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async fail(handler: WorkHandler, claim: Claim, error: unknown): Promise<void> {
    const told = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2000) : String(error);
    if (claim.attempts >= mostAttempts) return this.giveUp(handler, claim, told);
    const pauseMs = pauseAfter(claim.attempts);
    this.logger.warn({ err: error }, `${nameOf(claim)}: attempt ${claim.attempts} failed`);
    await this.claims.retryLater(claim, told, pauseMs);
  }

  private async giveUp(handler: WorkHandler, claim: Claim, error: string): Promise<void> {
    this.logger.error(`${nameOf(claim)} rests as failed: ${error}`);
    await handler.onGivenUp?.(claim.subjectId, error);
    await this.claims.giveUp(claim, error);
  }
}

/** 5 s, 10 s, 20 s … up to ten minutes, a quarter more or less so that what failed together does not return together. */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs) * (0.75 + chance / 2);
}

const nameOf = ({ kind, subject, subjectId }: Claim): string => `${kind} of ${subject} ${subjectId}`;
