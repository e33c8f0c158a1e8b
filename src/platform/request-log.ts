import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** The log of the request that is being answered, whose lines have its id; outside of requests there is none. */
export const requestLog = new AsyncLocalStorage<Logger>();
