import { nearTypes, shownType } from './shown-type.js';

const types = nearTypes(['church', 'monument', 'church', 'square'].map((type) => ({ type })));

describe('the types of what is near', () => {
  it('are counted, the most frequent first', () => {
    expect(types).toEqual([
      { code: 'church', count: 2 },
      { code: 'monument', count: 1 },
      { code: 'square', count: 1 },
    ]);
  });

  it('begin with the chosen one, or with the most frequent where there is nothing of it', () => {
    expect(shownType('square', types)).toBe('square');
    expect(shownType('street', types)).toBe('church');
    expect(shownType('street', [])).toBeNull();
  });
});
