import { movableFeast } from './movable-feasts.js';

const easterOf = (year: number): string => {
  const { month, day } = movableFeast(year, [0, 0])!.from;
  return `${day}.${month}.`;
};

describe('movable feasts', () => {
  // As calendars of these years print them.
  it.each([
    [1818, '22.3.'],
    [1886, '25.4.'],
    [1905, '23.4.'],
    [1913, '23.3.'],
    [1931, '5.4.'],
    [1943, '25.4.'],
    [1954, '18.4.'],
    [1981, '19.4.'],
    [2000, '23.4.'],
    [2008, '23.3.'],
    [2024, '31.3.'],
    [2038, '25.4.'],
  ])('have Easter of %i on %s', (year, expected) => {
    expect(easterOf(year)).toBe(expected);
  });

  it('may last two days, in two months', () => {
    expect(movableFeast(2024, [0, 1])).toMatchObject({ from: { month: 3, day: 31 }, to: { month: 4, day: 1 } });
  });

  it('are not counted before the Gregorian calendar', () => {
    expect(movableFeast(1582, [0, 0])).toBeNull();
  });
});
