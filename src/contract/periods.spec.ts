import { formatPeriod, parsePeriod, parsePeriods } from './periods.js';

describe('a period as text', () => {
  it.each(['1900-1914', '1946-', '0000-9999', '0001-0009', '0999-1900', '0000-'])(
    '%s is what it was made of',
    (text) => {
      const period = parsePeriod(text);
      expect(period && formatPeriod(period)).toBe(text);
    },
  );

  it.each([
    ['1914-1900', '1900-1914'],
    ['9999-0000', '0000-9999'],
  ])('that is reversed is swapped: %s', (text, swapped) => {
    expect(parsePeriods(text).map(formatPeriod)).toEqual([swapped]);
  });

  it.each([
    '19-20',
    '01900-1914',
    '+190-1914',
    '-190-1914',
    '1e10-1914',
    '1900-1914-',
    '١٩٠٠-١٩١٤',
    '１９００-１９１４',
    ' 1900-1914',
    '',
  ])('is nothing where it is %p', (text) => {
    expect(parsePeriod(text)).toBeNull();
  });

  it('is in a list once', () => {
    expect(parsePeriods('1900-1914,x,1914-1900,1946-,1946-').map(formatPeriod)).toEqual(['1900-1914', '1946-']);
  });
});
