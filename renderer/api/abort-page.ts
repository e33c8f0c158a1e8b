import { render } from 'vike/abort';
import { statusOf } from './status-of.js';

/**
 * What a page's data throws for an error of the api: what is not there is a 404 page, what was removed a 410 page, anything
 * else stays the error it is.
 */
export function abortPage(error: unknown): unknown {
  const status = statusOf(error);
  return status === 404 || status === 410 ? render(status) : error;
}
