import type { Request, Response } from 'express';
import { isUnmodified } from '../platform/http/is-unmodified.js';
import { chooseEncoding } from './accept-encoding.js';
import type { PreparedAnswer } from './prepared-answer.js';

/**
 * Ends an answer of Express, which has its other headers already, with the prepared body in the best encoding. For a
 * client that accepts none of ours the body is left to the compression of all other answers.
 */
export function sendEncoded(request: Request, response: Response, answer: PreparedAnswer): void {
  const { headers, method } = request;
  const encoding = chooseEncoding(headers['accept-encoding']);
  request.hasChosenEncoding = encoding !== null;
  const { bytes, etag, headers: own } = answer.in(encoding ?? 'identity');
  if (encoding !== null) for (const [name, value] of own) response.setHeader(name, value);
  if (!isUnmodified(headers['if-none-match'], etag)) {
    response.end(method === 'HEAD' ? undefined : bytes);
    return;
  }
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
  response.status(304).end();
}
