import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { traceStatement } from '../tracing/traced-statement.js';
import { type Query, whenAnswered } from './when-answered.js';

const endTimeoutMs = 1000;

/**
 * A connection that is ended when the server does not answer a statement in time. A connection that a firewall or a failover
 * has dropped silently looks open for ever; `statement_timeout` does not help, since the server applies it. Its pool makes
 * another one in its place.
 */
export class AnsweringClient extends Client {
  /** Null while a statement may take as long as it likes. */
  answerTimeoutMs: number | null;

  constructor(config: ClientConfig & { answerTimeoutMs?: number } = {}) {
    super(config);
    this.answerTimeoutMs = config.answerTimeoutMs ?? null;
    const query = this.query.bind(this) as Query;
    const watched: Query = (...call) => this.watched(query, call);
    this.query = ((...call: unknown[]) => traceStatement(watched, call)) as typeof this.query;
    const end = this.end.bind(this) as Query;
    this.end = ((...call: unknown[]) => {
      // The other side of a dropped connection does not say good-bye, and a pool waits for it before it is closed.
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const tooLate = setTimeout(() => stream.destroy(), endTimeoutMs).unref();
      stream.once('close', () => clearTimeout(tooLate));
      return end(...call);
    }) as typeof this.end;
  }

  private watched(query: Query, call: unknown[]): unknown {
    if (this.answerTimeoutMs === null) return query(...call);
    // Ending a connection with an open statement destroys its socket, and the statement fails.
    const tooLate = setTimeout(() => void this.end().catch(() => undefined), this.answerTimeoutMs).unref();
    return whenAnswered(query, call, () => clearTimeout(tooLate));
  }
}
