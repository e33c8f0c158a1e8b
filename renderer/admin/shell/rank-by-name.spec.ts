import { expect, it } from '@jest/globals';
import { rankByName } from './rank-by-name.js';

const named = (...names: string[]) => names.map((name, at) => ({ name, path: `/${at}` }));
const namesOf = (found: { name: string }[]): string[] => found.map(({ name }) => name);

it('puts first what has all the words in its name, whatever their accents and order', () => {
  const found = rankByName(named('Vele nel golfo', 'Il molo della Sanità', 'Sanità', 'Molo Audace'), {
    words: 'sanita molo',
    language: 'it',
  });
  expect(namesOf(found)).toEqual(['Il molo della Sanità', 'Vele nel golfo', 'Sanità', 'Molo Audace']);
});

it('keeps five, of which three are found elsewhere than in their name', () => {
  const others = named('A', 'B', 'C', 'D', 'E', 'F');
  expect(namesOf(rankByName(others, { words: 'molo', language: 'it' }))).toEqual(['A', 'B', 'C']);
  const many = Array.from({ length: 7 }, (_, at) => ({ name: `Molo ${at}`, path: `/molo/${at}` }));
  expect(rankByName([...others, ...many], { words: 'molo', language: 'it' })).toEqual(many.slice(0, 5));
});

it('has each record once', () => {
  const [molo] = named('Molo');
  expect(rankByName([molo!, molo!], { words: 'molo', language: 'it' })).toHaveLength(1);
});
