import { choiceQuery, readChoice, toggledType } from './explore-choice.js';

const codes = ['church', 'square', 'street'];

it('radius and types are in the address, without the default values', () => {
  expect(readChoice('', codes)).toEqual({ radius: 150, types: [] });
  expect(choiceQuery({ radius: 150, types: [] })).toBe('');
  const choice = { radius: 200, types: ['church', 'street'] };
  expect(choiceQuery(choice)).toBe('?radius=200&cardCats=church,street');
  expect(readChoice(choiceQuery(choice), codes)).toEqual(choice);
});

it.each(['?radius=70', '?radius=90', '?radius=1000', '?radius=x', '?cardCats=castle', '?radius=&cardCats='])(
  'an address with %s has the default values',
  (search) => {
    expect(readChoice(search, codes)).toEqual({ radius: 150, types: [] });
  },
);

it('a type is added and removed; without any, all are shown', () => {
  const one = toggledType({ radius: 150, types: [] }, 'church');
  expect(one.types).toEqual(['church']);
  expect(toggledType(one, 'church').types).toEqual([]);
});
