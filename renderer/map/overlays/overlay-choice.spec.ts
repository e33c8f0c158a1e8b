import { formatOverlayChoice, parseOverlayChoice } from './overlay-choice.js';

const overlays = [{ code: 'pianta-1884' }] as Parameters<typeof parseOverlayChoice>[1];

it.each(['pianta-1884,70', 'pianta-1884,0,100'])('the address %s chooses a historical map', (text) => {
  expect(formatOverlayChoice(parseOverlayChoice(text, overlays)!)).toBe(text);
});

it.each([
  null,
  '',
  'pianta-1884',
  'pianta-1884,101',
  'pianta-1884,50,101',
  'catasto,50',
  'pianta-1884,-1',
  'pianta-1884,1,2,3',
])('the address %s chooses none', (text) => {
  expect(parseOverlayChoice(text, overlays)).toBeNull();
});
