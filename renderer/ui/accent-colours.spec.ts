import { readFileSync } from 'node:fs';
import { accentSurroundings, bandColours, defaultAccent, themes } from '../../src/contract/colour/accent.js';

const style = readFileSync('renderer/ui/style.css', 'utf8');

/** The colour of a property in each theme. */
function valueOf(property: string): { light: string; dark: string } {
  const [, light = '', dark = ''] =
    new RegExp(`--${property}: (?:var\\(--[\\w-]+, )?light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(style) ?? [];
  return { light, dark };
}

it('the contrast of an accent is measured with the colours of the pages', () => {
  for (const theme of themes) {
    const { behind, onAccent } = accentSurroundings[theme];
    expect(behind).toEqual(['bg', 'surface', 'mount'].map((name) => valueOf(name)[theme]));
    expect(onAccent).toBe(valueOf('on-brand')[theme]);
  }
});

it('the default accent is that of the pages, and what follows from it nearly so', () => {
  expect(defaultAccent).toEqual(valueOf('brand'));
  const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (const theme of themes) {
    const [derived, present] = [bandColours(defaultAccent).band[theme], valueOf('deep')[theme]].map(channels);
    for (const channel of [0, 1, 2]) expect(Math.abs(derived![channel]! - present![channel]!)).toBeLessThanOrEqual(3);
  }
});
