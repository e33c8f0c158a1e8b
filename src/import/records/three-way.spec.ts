import { fileChange } from './three-way.js';

const choices = { existing: 'change', conflicts: 'keep' } as const;

describe('what a later file changes', () => {
  const present = { title: 'Pier', author: 'Wulz', year: 1905, tagIds: [1] };

  it.each([
    [
      'follows the file where nobody has edited the field',
      { title: 'New pier' },
      { title: 'Pier' },
      { title: 'New pier' },
    ],
    ['leaves what was edited here where the file says what it said', { title: 'Mole' }, { title: 'Mole' }, {}],
    ['leaves a field that says the same already', { title: 'Pier' }, { title: 'Mole' }, {}],
    ['follows the file where the collection has not brought the record', { title: 'Quay' }, null, { title: 'Quay' }],
    [
      'follows the file in a field that it had not named before',
      { author: 'Pozzar' },
      { title: 'Pier' },
      { author: 'Pozzar' },
    ],
    ['compares lists by what is in them', { tagIds: [1] }, { tagIds: [2] }, {}],
  ])('%s', (_, file, last, patch) => {
    expect(fileChange({ file, present, last }, choices)).toEqual({ patch, conflicts: new Map(), left: [] });
  });

  it('is a conflict where both have changed, decided once for all or for the one field', () => {
    const both = { file: { title: 'Quay' }, present, last: { title: 'Mole' } };
    const kept = { patch: {}, conflicts: new Map([['title', 'archive']]), left: ['title'] };
    const overwritten = { patch: { title: 'Quay' }, conflicts: new Map([['title', 'file']]), left: [] };
    expect(fileChange(both, choices)).toEqual(kept);
    expect(fileChange(both, { ...choices, conflicts: 'overwrite' })).toEqual(overwritten);
    expect(fileChange(both, choices, () => 'file')).toEqual(overwritten);
    expect(fileChange(both, { ...choices, conflicts: 'overwrite' }, () => 'archive')).toEqual(kept);
  });

  it('only fills what is empty, or nothing, where that is wanted', () => {
    const file = { title: 'Quay', notes: 'damaged' };
    expect(fileChange({ file, present, last: null }, { ...choices, existing: 'fill' }).patch).toEqual({
      notes: 'damaged',
    });
    expect(fileChange({ file, present, last: null }, { ...choices, existing: 'leave' }).patch).toEqual({});
  });
});
