import { accentAttributes, accentContrast, bandColours, defaultAccent, isColour, themes } from './accent.js';
import { contrastOf, leastContrast } from './contrast.js';
import { fromOklab, mixed, toOklab } from './oklab.js';

const accents = ['#a3251d', '#0b6b4f', '#6a3fa0', '#7a5200', '#333333', '#000000', '#ff0000', '#00ff00', '#1b4f97'];

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The example of WCAG's own understanding document.
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d, in either order', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('a colour in Oklab', () => {
  it.each(accents)('%s is the same on its way back, and mixed with itself', (colour) => {
    expect(fromOklab(toOklab(colour))).toBe(colour);
    expect(mixed(colour, 0.12, colour)).toBe(colour);
  });
});

describe('an accent', () => {
  it('of the product can be read in both themes, on all that it meets', () => {
    for (const theme of themes) expect(accentContrast(defaultAccent[theme], theme)).toBeGreaterThan(leastContrast);
  });

  it('that is read on white only is too light for the mounts of photographs', () => {
    expect(contrastOf('#757575', '#ffffff')).toBeGreaterThan(leastContrast);
    expect(accentContrast('#757575', 'light')).toBeLessThan(leastContrast);
  });

  it.each(accents)('%s has bands whose text and links can be read', (colour) => {
    const { band, onBand } = bandColours({ light: colour, dark: colour });
    for (const theme of themes) {
      expect(contrastOf(band[theme], theme === 'light' ? '#e9eef5' : '#dfe7f1')).toBeGreaterThan(7);
      expect(contrastOf(band[theme], onBand)).toBeGreaterThan(leastContrast);
    }
  });

  it('of its own gives a page its properties, the default one gives none', () => {
    expect(accentAttributes(defaultAccent)).toEqual({});
    expect(accentAttributes({ light: '#a3251d', dark: '#f4958c' }).style).toMatch(
      /^--accent:light-dark\(#a3251d,#f4958c\);--accent-band:light-dark\((?:#[0-9a-f]{6},?){2}\);--accent-on-band:#[0-9a-f]{6}$/,
    );
  });

  it('has six digits', () => {
    expect(['#A3251d', '#fff', 'red', '#a3251d;', null].map(isColour)).toEqual([true, false, false, false, false]);
  });
});
