import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { beginStatement } from '../tracing/traced-statement.js';
import { PreparedStatements } from './prepared-statements.js';
import type { SlowStatements } from './slow-statements.js';
import { type Query, whenAnswered } from './when-answered.js';

const endTimeoutMs = 1000;

interface Watching {
  answerTimeoutMs?: number;
  slowStatements?: SlowStatements;
}

/**
 * A connection that is ended when the server does not answer a statement in time. A connection that a firewall or a failover
 * has dropped silently looks open for ever; `statement_timeout` does not help, since the server applies it. Its pool makes
 * another one in its place. Here statements are traced, those that take long are logged, and those that are marked are prepared.
 */
export class AnsweringClient extends Client {
  /** Null while a statement may take as long as it likes. */
  answerTimeoutMs: number | null;
  private readonly slowStatements: SlowStatements | null;
  private readonly preparedStatements: PreparedStatements;

  constructor(config: ClientConfig & Watching = {}) {
    super(config);
    this.answerTimeoutMs = config.answerTimeoutMs ?? null;
    this.slowStatements = config.slowStatements ?? null;
    const query = this.query.bind(this) as Query;
    this.preparedStatements = new PreparedStatements(this, query);
    this.query = ((...call: unknown[]) => this.watched(query, call)) as typeof this.query;
    const end = this.end.bind(this) as Query;
    this.end = ((...call: unknown[]) => {
      // The other side of a dropped connection does not say good-bye, and a pool waits for it before it is closed.
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const tooLate = setTimeout(() => stream.destroy(), endTimeoutMs).unref();
      stream.once('close', () => clearTimeout(tooLate));
      return end(...call);
    }) as typeof this.end;
  }

  private watched(query: Query, asked: unknown[]): unknown {
    const call = this.preparedStatements.named(asked);
    const isLimited = this.answerTimeoutMs !== null;
    const span = beginStatement(call);
    // What may take as long as it likes is not slow.
    const watch = isLimited ? this.slowStatements?.begin(call) : null;
    if (!isLimited && !span && call === asked) return query(...call);
    // Ending a connection with an open statement destroys its socket, and the statement fails.
    const tooLate = isLimited
      ? setTimeout(() => void this.end().catch(() => undefined), this.answerTimeoutMs!).unref()
      : undefined;
    return whenAnswered(query, call, (error) => {
      clearTimeout(tooLate);
      span?.end(error);
      watch?.(error);
      if (error !== undefined) this.preparedStatements.forget(call);
    });
  }
}
