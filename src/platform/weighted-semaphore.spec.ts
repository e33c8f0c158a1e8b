import { WeightedSemaphore } from './weighted-semaphore.js';

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Acquires the weights in order; `admitted` lists the indexes that have got their share. */
function asking(semaphore: WeightedSemaphore, weights: number[]) {
  const admitted: number[] = [];
  const releases = weights.map(async (weight, index) => {
    const release = await semaphore.acquire(weight);
    admitted.push(index);
    return release;
  });
  const release = async (index: number): Promise<void> => {
    (await releases[index])?.();
    await soon();
  };
  return { admitted, release };
}

describe('a weighted semaphore', () => {
  it('does not let light tasks overtake a heavy one that waits', async () => {
    const { admitted, release } = asking(new WeightedSemaphore(100), [30, 90, 30, 30]);
    await soon();
    expect(admitted).toEqual([0]);
    await release(0);
    expect(admitted).toEqual([0, 1]);
    await release(1);
    expect(admitted).toEqual([0, 1, 2, 3]);
  });

  it('gives a task that is heavier than its capacity the whole capacity', async () => {
    const { admitted, release } = asking(new WeightedSemaphore(100), [0.1, Infinity, 0.1]);
    await soon();
    expect(admitted).toEqual([0]);
    await release(0);
    expect(admitted).toEqual([0, 1]);
    await release(1);
    expect(admitted).toEqual([0, 1, 2]);
  });

  it('releases a share once, however often release is called', async () => {
    const semaphore = new WeightedSemaphore(2);
    const release = await semaphore.acquire(2);
    release();
    release();
    const { admitted } = asking(semaphore, [2, 1]);
    await soon();
    expect(admitted).toEqual([0]);
  });
});
