import { WeightedSemaphore } from './weighted-semaphore.js';

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Asks for the weights in their order; tells which have been admitted. */
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
  it('does not let light ones overtake a heavy one that waits', async () => {
    const { admitted, release } = asking(new WeightedSemaphore(100), [30, 90, 30, 30]);
    await soon();
    expect(admitted).toEqual([0]);
    await release(0);
    expect(admitted).toEqual([0, 1]);
    await release(1);
    expect(admitted).toEqual([0, 1, 2, 3]);
  });

  it('lets one that is heavier than all of it have all of it', async () => {
    const { admitted, release } = asking(new WeightedSemaphore(100), [0.1, Infinity, 0.1]);
    await soon();
    expect(admitted).toEqual([0]);
    await release(0);
    expect(admitted).toEqual([0, 1]);
    await release(1);
    expect(admitted).toEqual([0, 1, 2]);
  });

  it('takes a share back once, however often it is given', async () => {
    const semaphore = new WeightedSemaphore(2);
    const release = await semaphore.acquire(2);
    release();
    release();
    const { admitted } = asking(semaphore, [2, 1]);
    await soon();
    expect(admitted).toEqual([0]);
  });
});
