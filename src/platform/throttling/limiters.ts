import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import { poolOf } from '../database/pool-of.js';

/** A limiter that all processes share. `duration` in seconds. */
export const sharedLimiter = (
  dataSource: DataSource,
  options: Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration' | 'inMemoryBlockOnConsumed'>,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: poolOf(dataSource),
    storeType: 'pool',
    tableName: 'throttling',
    tableCreated: true,
    ...options,
  });

/**
 * Takes one or more of a key's points.
 * @throws DomainError `code` with the time to wait if too few are left.
 */
export async function takePoint(
  limiter: RateLimiterAbstract,
  key: string,
  code: ErrorCode,
  points = 1,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new DomainError(code, { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}

/** The key of an IP address. For IPv6 it is the /64 network, because one subscriber can use all its addresses. */
export function addressKey(address: string): string {
  const plain = (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
