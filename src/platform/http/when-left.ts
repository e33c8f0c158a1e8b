import type { Response } from 'express';

/** Aborted when the answer is sent, or when nobody waits for it any more. */
export function whenLeft(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return left.signal;
}
