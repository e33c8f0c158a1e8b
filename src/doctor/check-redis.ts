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
    const memory = await redis.info('memory');
    const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
    if (policy && policy !== 'noeviction')
      return [
        advice(
          'redis',
          `Redis ${version} may drop jobs when its memory is full: set maxmemory-policy noeviction, not ${policy}`,
        ),
      ];
    const bytes = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1] ?? 0);
    if (bytes('maxmemory') > 0 && bytes('used_memory') >= bytes('maxmemory'))
      return [problem('redis', `Redis ${version} takes no job, because its memory is full: raise maxmemory`)];
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
