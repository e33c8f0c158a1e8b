import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../config/config.js';
import { presentWork, type Work } from '../present-work.js';
import { statementOf, withoutValues } from './statement-text.js';

const quietMs = 60_000;
/** Statements that are distinguished. */
const statementsMax = 500;
/** Characters of one. */
const longest = 20_000;
const shownFirst = 200;
const shownLast = 1300;

/** What the log has said of a statement. */
interface Logged {
  /** Until when it says no more. */
  quietUntil: number;
  /** Times that it took too long since. */
  leftOut: number;
}

/**
 * Logs statements that take longer than `SLOW_QUERY_MS`, each once a minute at most: how long, for which route or job, and
 * what they look like without any value. It measures what the caller waits for, locks included, from a connection on.
 */
@Injectable()
export class SlowStatements {
  /** Since the start of the process, also those that no line was written about. */
  count = 0;

  private readonly logger = new Logger('Database');
  private readonly logged = new LRUCache<string, Logged>({ max: statementsMax });

  constructor(private readonly config: Config) {}

  /** Begins to measure; the answer is to be called when the statement ends. Null where none is too slow. */
  begin(call: readonly unknown[]): ((error?: unknown) => void) | null {
    const { slowQueryMs } = this.config;
    if (slowQueryMs === 0) return null;
    const startedAt = performance.now();
    // The answer arrives on the connection, which belongs to no request.
    const work = presentWork.getStore();
    return (error) => {
      const durationMs = performance.now() - startedAt;
      if (durationMs >= slowQueryMs) this.log(call, { durationMs, work, error });
    };
  }

  private log(
    call: readonly unknown[],
    { durationMs, work, error }: { durationMs: number; work: Work | undefined; error: unknown },
  ): void {
    const text = statementOf(call);
    if (text === null) return;
    this.count += 1;
    const statement = abridged(withoutValues(text, longest));
    const logged = this.logged.get(statement);
    const now = performance.now();
    if (logged && logged.quietUntil > now) {
      logged.leftOut += 1;
      return;
    }
    this.logged.set(statement, { quietUntil: now + quietMs, leftOut: 0 });
    const line = {
      durationMs: Math.round(durationMs),
      statement,
      ...work?.describe(),
      ...codeOf(error),
      ...(logged?.leftOut && { leftOut: logged.leftOut }),
    };
    // In the log of the request, whatever the answer has arrived on.
    if (work) presentWork.run(work, () => this.logger.warn(line, 'slow statement'));
    else this.logger.warn(line, 'slow statement');
  }
}

/** Lists of placeholders differ in length only. Columns come first, and what makes a statement slow comes last. */
function abridged(statement: string): string {
  const text = statement.replaceAll(/\$\d+(?:, ?\$\d+)+/g, '$…');
  return text.length <= shownFirst + shownLast ? text : `${text.slice(0, shownFirst)} … ${text.slice(-shownLast)}`;
}

/** SQLSTATE of one that failed, as 57014 where it took longer than any may. */
function codeOf(error: unknown): { code?: string } {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? { code } : {};
}
