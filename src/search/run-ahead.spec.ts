import { runAhead } from './run-ahead.js';

async function* numbers(last: number): AsyncGenerator<number> {
  for (let n = 1; n <= last; n += 1) yield n;
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

it('answers in the order of the inputs, and runs no more than asked for at once', async () => {
  let [running, most] = [0, 0];
  const run = async (n: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < 10 - n; turn += 1) await Promise.resolve();
    running -= 1;
    return n * 10;
  };
  expect(await collected(runAhead(numbers(5), { atOnce: 3, run }))).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(3);
});

it('ends with the first error, when what it has begun has ended', async () => {
  const ended: number[] = [];
  const run = async (n: number): Promise<number> => {
    await Promise.resolve();
    if (n === 2) throw new Error('the second');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    ended.push(n);
    return n;
  };
  await expect(collected(runAhead(numbers(9), { atOnce: 3, run }))).rejects.toThrow('the second');
  expect(ended).toEqual([1, 3, 4]);
});
