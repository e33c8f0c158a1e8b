import { mergedValues, recordConflicts } from './record-conflicts.js';

const versions = {
  base: { name: 'Molo', excerpt: 'Breve', sources: '', architect: 'ignoto' },
  mine: { name: 'Molo Audace', excerpt: 'Breve', sources: 'un libro', architect: 'Nobile' },
  theirs: { name: 'Molo San Carlo', excerpt: 'Più lungo', sources: '', architect: 'Nobile' },
};

describe('two versions of a record', () => {
  it('are in conflict where both have changed a field differently', () => {
    expect(recordConflicts(versions)).toEqual([{ field: 'name', mine: 'Molo Audace', theirs: 'Molo San Carlo' }]);
  });

  it('are merged, with what was chosen where they are in conflict', () => {
    const others = { excerpt: 'Più lungo', sources: 'un libro', architect: 'Nobile' };
    expect(mergedValues(versions, new Set())).toEqual({ name: 'Molo Audace', ...others });
    expect(mergedValues(versions, new Set(['name']))).toEqual({ name: 'Molo San Carlo', ...others });
  });
});
