import { SingleFlight } from './single-flight.js';

const always = () => true;

/** Work that ends when the test says so. */
function works() {
  const ends: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const work = (): Promise<string> => new Promise((resolve, reject) => ends.push({ resolve, reject }));
  return { work, ends };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('work that several need at the same moment', () => {
  it('is done once for all who ask meanwhile, and again for those who ask later', async () => {
    const flights = new SingleFlight<string>();
    const { work, ends } = works();
    const results = [1, 2, 3].map(() => flights.run('a', { work, serves: always }));
    const other = flights.run('b', { work, serves: always });
    expect(ends).toHaveLength(2);
    ends[0]?.resolve('first');
    ends[1]?.resolve('other');
    expect(await Promise.all([...results, other])).toEqual(['first', 'first', 'first', 'other']);
    const later = flights.run('a', { work, serves: always });
    ends[2]?.resolve('second');
    expect(await later).toBe('second');
  });

  it('is done once more for those who waited when it fails', async () => {
    const flights = new SingleFlight<string>();
    const { work, ends } = works();
    const [leader, ...waiting] = [1, 2, 3].map(() => flights.run('a', { work, serves: always }));
    ends[0]?.reject(new Error('broken'));
    await expect(leader).rejects.toThrow('broken');
    await turns();
    expect(ends).toHaveLength(2);
    ends[1]?.resolve('whole');
    expect(await Promise.all(waiting)).toEqual(['whole', 'whole']);
  });

  it('is done once more when what began before a request does not serve it', async () => {
    const flights = new SingleFlight<string>();
    const { work, ends } = works();
    const [leader, ...waiting] = [1, 2, 3].map(() =>
      flights.run('a', { work, serves: (_result, isOlder) => !isOlder }),
    );
    ends[0]?.resolve('old');
    expect(await leader).toBe('old');
    await turns();
    expect(ends).toHaveLength(2);
    ends[1]?.resolve('new');
    expect(await Promise.all(waiting)).toEqual(['new', 'new']);
  });

  it('is done by each alone when its result is for one only', async () => {
    const flights = new SingleFlight<string>();
    const { work, ends } = works();
    const results = [1, 2, 3].map(() => flights.run('a', { work, serves: () => false }));
    ends[0]?.resolve('one');
    await turns();
    ends[1]?.resolve('two');
    await turns();
    ends[2]?.resolve('three');
    expect(new Set(await Promise.all(results))).toEqual(new Set(['one', 'two', 'three']));
  });
});
