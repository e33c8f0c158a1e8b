import { facetsOf } from './facets.js';

describe('the fonds of a search', () => {
  const fonds = [
    { id: 1, name: 'Raccolta', parentId: null },
    { id: 2, name: 'Studio Pozzar', parentId: 1 },
    { id: 3, name: 'Il porto', parentId: 2 },
    { id: 4, name: 'Studio Wulz', parentId: 1 },
  ];
  const shown = (total: number, counts: Record<string, number>): string[] =>
    facetsOf(
      { fonds: Object.entries(counts).map(([value, count]) => ({ value, count })) },
      { entityTypes: [], tags: [], fonds, total },
    ).fonds.map(({ name }) => name);

  it('are the outermost that narrow it', () => {
    expect(shown(9, { 1: 8, 2: 5, 3: 2, 4: 3 })).toEqual(['Raccolta']);
  });

  it('are those within one that has all its photos', () => {
    expect(shown(8, { 1: 8, 2: 5, 3: 2, 4: 3 })).toEqual(['Raccolta', 'Studio Pozzar', 'Studio Wulz']);
    expect(shown(5, { 1: 5, 2: 5, 3: 2 })).toEqual(['Raccolta', 'Studio Pozzar', 'Il porto']);
  });

  it('have names: of others nothing is said', () => {
    expect(shown(5, { 7: 2 })).toEqual([]);
  });
});
