import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { DomainError, type ErrorCode } from '../contract/errors.js';

/**
 * Takes one of a key's points.
 * @throws DomainError `code` with the time to wait when there is none left.
 */
export async function takePoint(limiter: RateLimiterAbstract, key: string, code: ErrorCode): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new DomainError(code, { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}

/** A caller's address as a key: of IPv6 the /64, because one subscriber has them all. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
