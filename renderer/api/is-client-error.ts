import { statusOf } from './status-of.js';

/** True for errors of the request itself (4xx): asking again gives the same answer, so it is not retried. */
export function isClientError(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}
