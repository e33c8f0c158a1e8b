import { byDecade } from './by-decade.js';

describe('the photos of a list by year', () => {
  it('are divided by decades, in either order, and those without a year stay together', () => {
    const years = [1899, 1900, 1909, 1910, null, null];
    const divided = (list: (number | null)[]) =>
      byDecade(list.map((year) => ({ year, yearStart: null, yearEnd: null }))).map(({ decade, photos }) => [
        decade,
        photos.length,
      ]);
    expect(divided(years)).toEqual([
      [1890, 1],
      [1900, 2],
      [1910, 1],
      [null, 2],
    ]);
    expect(divided([1910, 1909, 1900])).toEqual([
      [1910, 1],
      [1900, 2],
    ]);
    expect(divided([])).toEqual([]);
  });

  it('belong to the decade in which their span begins', () => {
    const photos = [
      { year: null, yearStart: 1918, yearEnd: 1922 },
      { year: null, yearStart: null, yearEnd: 1914 },
    ];
    expect(byDecade(photos)).toEqual([{ decade: 1910, photos }]);
  });
});
