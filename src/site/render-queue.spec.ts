import type { Request } from 'express';
import { anonymous, type Viewer } from '../contract/access.js';
import { readConfig } from '../platform/config/read-config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { RenderQueue } from './render-queue.js';

const from = (ip: string, viewer: Viewer = anonymous): Request => ({ ip, viewer }) as Request;

describe('pages that are not in the cache', () => {
  it('are limited for each address, of an IPv6 one for its network', async () => {
    const queue = new RenderQueue(readConfig({}), new Metrics());
    for (let n = 0; n < 300; n += 1) await queue.take(from(`2001:db8:1:1::${n.toString(16)}`));
    await expect(queue.take(from('2001:db8:1:1::ffff'))).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await queue.take(from('2001:db8:1:2::1'));
    await queue.take(from('2001:db8:1:1::1', { kind: 'user', userId: 1, role: 'member' }));
  });

  it('are limited for each account, from wherever it is signed in', async () => {
    const queue = new RenderQueue(readConfig({}), new Metrics());
    const member = (userId: number): Viewer => ({ kind: 'user', userId, role: 'member' });
    for (let n = 0; n < 300; n += 1) await queue.take(from(`192.0.2.${n % 200}`, member(1)));
    await expect(queue.take(from('192.0.2.250', member(1)))).rejects.toMatchObject({ code: 'too_many_requests' });
    await queue.take(from('192.0.2.250', member(2)));
    await queue.take(from('192.0.2.1'));
  });

  it('are not counted where limits are off', async () => {
    const queue = new RenderQueue(readConfig({ RATE_LIMIT: 'off' }), new Metrics());
    const taken = Promise.all(Array.from({ length: 400 }, () => queue.take(from('192.0.2.1'))));
    await expect(taken).resolves.toHaveLength(400);
  });

  it('wait for each other, and are refused when too many wait', async () => {
    const queue = new RenderQueue(readConfig({}), new Metrics());
    let running = 0;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const render = async (): Promise<void> => {
      running += 1;
      await gate;
    };
    const accepted = Array.from({ length: 8 + 64 }, () => queue.run(render));
    await expect(queue.run(render)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(running).toBe(8);
    release();
    await Promise.all(accepted);
    expect(running).toBe(72);
  });

  it('are given up after their deadline, also those that wait for their turn', async () => {
    const queue = new RenderQueue(readConfig({}), new Metrics());
    queue.deadlineMs = 30;
    const never = (): Promise<never> => new Promise(() => undefined);
    const stuck = await Promise.allSettled(Array.from({ length: 12 }, () => queue.run(never)));
    expect(stuck).toEqual(
      Array(12).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }),
    );
    // On a busy machine a page may take longer than that.
    queue.deadlineMs = 10_000;
    await expect(queue.run(async () => 'a page')).resolves.toBe('a page');
  });
});
