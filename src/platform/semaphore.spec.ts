import { expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { Semaphore } from './semaphore.js';

it('runs two tasks at once, and the others in order', async () => {
  const turns = new Semaphore(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (n: number) => async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    order.push(n);
    await setTimeout(1);
    running -= 1;
    if (n === 2) throw new Error('a failing task frees its slot');
  };
  await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((n) => turns.run(task(n))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('refuses a task when too many wait, and accepts more when they are done', async () => {
  const turns = new Semaphore(1);
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => turns.run(() => setTimeout(0))));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(80 - 65);
  await expect(turns.run(async () => 'done')).resolves.toBe('done');
});

it('lets as many wait as are allowed', async () => {
  const turns = new Semaphore(1, 2);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => turns.run(() => setTimeout(0))));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});
