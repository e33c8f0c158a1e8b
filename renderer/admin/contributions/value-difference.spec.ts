import { valueDifference } from './value-difference.js';

const marked = (before: string, after: string): string =>
  valueDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('the difference of two values', () => {
  it.each([
    ['1900', '1912', '[-1900-][+1912+]'],
    ['Molo San Carlo', 'Molo Audace', 'Molo [-San Carlo-][+Audace+]'],
    ['Il molo.', 'Il molo al tramonto.', 'Il [-molo.-][+molo al tramonto.+]'],
    ['', 'Wulz', '[+Wulz+]'],
    ['Wulz', '', '[-Wulz-]'],
    ['uguale', 'uguale', 'uguale'],
    ['una riga\naltra riga', 'una riga\n\naltra riga', 'una riga\n\naltra riga'],
  ])('of %j and %j is %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('of two long texts that have little in common is found in an instant', () => {
    const [before, after] = ['a '.repeat(10_000), 'b '.repeat(10_000)];
    const start = performance.now();
    expect(valueDifference(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
