import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from './in-parallel.js';

async function* numbers(count: number, onEnd: () => void = () => undefined): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= count; number += 1) yield number;
  } finally {
    onEnd();
  }
}

it('works on as many items at once as it may, and on each of them', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await inParallel(numbers(10), 3, async (number) => {
    running += 1;
    most = Math.max(most, running);
    await delay(5);
    running -= 1;
    done.push(number);
  });
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(most).toBe(3);
});

it('begins nothing after an error, and ends only when what was under way has ended', async () => {
  const done: number[] = [];
  let isClosed = false;
  const work = async (number: number): Promise<void> => {
    if (number === 2) throw new Error('broken');
    await delay(20);
    done.push(number);
  };
  await expect(
    inParallel(
      numbers(10, () => (isClosed = true)),
      3,
      work,
    ),
  ).rejects.toThrow('broken');
  // The third may have been begun before the second failed.
  expect(done.filter((number) => number !== 3)).toEqual([1]);
  expect(isClosed).toBe(true);
});
