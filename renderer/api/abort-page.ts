import { render } from 'vike/abort';
import type { RemovedRecord } from '../../src/contract/errors.js';
import { statusOf } from './status-of.js';

/**
 * What a page's data throws for an error of the api: what is not there is a 404 page, what was removed a 410 page that says what
 * may still be said of it, anything else stays the error it is.
 */
export function abortPage(error: unknown): unknown {
  const status = statusOf(error);
  return status === 404 || status === 410 ? render(status, { removed: removedRecordOf(error) }) : error;
}

/** As an error of the service has it, in process, or one of the browser's client. */
const removedRecordOf = (error: unknown): RemovedRecord | null => {
  const { removed, details } = error as { removed?: RemovedRecord; details?: { removed?: RemovedRecord } };
  return removed ?? details?.removed ?? null;
};
