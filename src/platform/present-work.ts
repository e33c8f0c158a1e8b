import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** For what the process works at this moment: a request, or a job. */
export interface Work {
  /** Of a request, whose lines have its id; null: the log of the process. */
  log: Logger | null;
  /** What a log line about a part of it says: of few values, without personal data. */
  describe(): { route: string } | { job: string; traceId?: string };
}

/** Outside of requests and jobs there is none. */
export const presentWork = new AsyncLocalStorage<Work>();
