import { MegapixelBudget } from './megapixel-budget.js';

function aTask(): { run: () => Promise<void>; end: () => void; hasBegun: () => boolean } {
  let [begun, end] = [false, (): void => undefined];
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    run: () => {
      begun = true;
      return ended;
    },
    end,
    hasBegun: () => begun,
  };
}
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the memory for decoded images', () => {
  it('runs several small images at once, and a large one only when they are done', async () => {
    const budget = new MegapixelBudget(100);
    const [first, second, large] = [aTask(), aTask(), aTask()];
    const all = [budget.within(20, first.run), budget.within(20, second.run), budget.within(90, large.run)];
    await soon();
    expect([first.hasBegun(), second.hasBegun(), large.hasBegun()]).toEqual([true, true, false]);
    first.end();
    second.end();
    await soon();
    await soon();
    expect(large.hasBegun()).toBe(true);
    large.end();
    await Promise.all(all);
  });

  it('runs an image that is larger than the budget alone', async () => {
    await expect(new MegapixelBudget(100).within(150, async () => 'made')).resolves.toBe('made');
  });

  it('is released when an image fails', async () => {
    const budget = new MegapixelBudget(100);
    await expect(budget.within(90, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    await expect(budget.within(90, async () => 'made')).resolves.toBe('made');
  });
});
