import { activeAfter, none } from './active-option.js';

it.each([
  ['ArrowDown', none, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, none],
  ['ArrowUp', none, 2],
  ['ArrowUp', 0, none],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('of three suggestions %s goes from %i to %i', (key, active, next) => {
  expect(activeAfter(key, active, 3)).toBe(next);
});

it('other keys are for the text, and Home and End too as long as no suggestion is active', () => {
  expect(['Home', 'End', 'a', 'Enter'].map((key) => activeAfter(key, none, 3))).toEqual([null, null, null, null]);
  expect(activeAfter('a', 1, 3)).toBeNull();
  expect(activeAfter('ArrowDown', none, 0)).toBeNull();
});
