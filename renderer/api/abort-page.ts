import { render } from 'vike/abort';
import { errorCodeOf, errorStatus } from '../../src/contract/errors.js';

/**
 * What a page's data throws for an error of the api: what is not there is a 404 page, what was removed a 410 page, anything
 * else stays the error it is.
 */
export function abortPage(error: unknown): unknown {
  const code = errorCodeOf(error);
  const status = code && errorStatus[code];
  return status === 404 || status === 410 ? render(status) : error;
}
