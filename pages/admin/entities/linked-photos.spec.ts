import type { LinkedPhoto } from '../../../src/contract/entity.js';
import { changesOf, mergedPhotos } from './linked-photos.js';

const photos = (...ids: number[]): LinkedPhoto[] => ids.map((id) => ({ id }) as LinkedPhoto);
const ids = (list: readonly LinkedPhoto[]): number[] => list.map(({ id }) => id);

it('the changes of a list are what it has more and what it has no more', () => {
  expect(changesOf(photos(1, 2, 3), photos(4, 3, 1))).toEqual({ added: [4], removed: [2] });
});

describe('photos that two people have edited', () => {
  it.each([
    ['what both added stays', { base: [1], mine: [1, 2], theirs: [3, 1], isOrdered: false }, [3, 1, 2]],
    ['what either removed is gone', { base: [1, 2, 3], mine: [1, 3], theirs: [2, 3], isOrdered: false }, [3]],
    ['what both added is there once', { base: [], mine: [2, 1], theirs: [1], isOrdered: false }, [1, 2]],
    [
      'in the order of the one who put them in one, theirs last',
      { base: [1, 2], mine: [2, 1], theirs: [3, 1, 2], isOrdered: true },
      [2, 1, 3],
    ],
    ['without what they have removed', { base: [1, 2], mine: [2, 1], theirs: [1], isOrdered: true }, [1]],
  ])('%s', (_, { base, mine, theirs, isOrdered }, merged) => {
    expect(
      ids(mergedPhotos({ base: photos(...base), mine: photos(...mine), theirs: photos(...theirs), isOrdered })),
    ).toEqual(merged);
  });
});
