import { Redis } from 'ioredis';
import type { Config } from '../platform/config/config.js';
import { reasonOf } from '../platform/operator-error.js';
import { advice, answerMs, type Finding, ok, problem } from './finding.js';

/** Whether the queue's Redis answers, and keeps what it is given. */
export async function checkRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (redisUrl === null) return [ok('redis', 'not used: the queue is in the database')];
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: answerMs,
    commandTimeout: answerMs,
    retryStrategy: () => null,
  });
  // The reason is in the failure of `connect`.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const version = /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1];
    const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1];
    if (policy && policy !== 'noeviction')
      return [
        advice(
          'redis',
          `Redis ${version} may drop jobs when its memory is full: set maxmemory-policy noeviction, not ${policy}`,
        ),
      ];
    return [ok('redis', `Redis ${version} answers`)];
  } catch (error) {
    return [
      problem(
        'redis',
        `the Redis of REDIS_URL does not answer (${reasonOf(error)}): check that it runs, and the address and its password`,
      ),
    ];
  } finally {
    redis.disconnect();
  }
}
