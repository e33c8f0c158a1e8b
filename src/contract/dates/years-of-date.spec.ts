import { boundsOfEdtf } from './edtf-bounds.js';
import { isAllInYears, yearsOfDate } from './years-of-date.js';

const nothing = { year: null, yearStart: null, yearEnd: null, yearEstimated: false };
const years = (edtf: string) =>
  yearsOfDate({ text: '', edtf, ...(boundsOfEdtf(edtf) ?? { earliest: null, latest: null }) });

describe('a date in years', () => {
  it.each([
    ['1905', { year: 1905 }],
    ['1905~', { year: 1905, yearEstimated: true }],
    ['1905?', { year: 1905, yearEstimated: true }],
    ['1927-08-14', { year: 1927 }],
    ['1912-21', { year: 1912 }],
    ['192X', { yearStart: 1920, yearEnd: 1929 }],
    ['1890/1899', { yearStart: 1890, yearEnd: 1899 }],
    ['[..1913]', { yearEnd: 1913 }],
    ['1918/..', { yearStart: 1918 }],
    ['1888-12/1889-03', { yearStart: 1888, yearEnd: 1889 }],
    ['[1905,1907]', { yearStart: 1905, yearEnd: 1907 }],
  ])('of %s is its year or its span', (edtf, expected) => {
    expect(years(edtf)).toEqual({ ...nothing, ...expected });
  });

  it.each(['-0043', '2998', '../..'])('is none for %s, of which there are no photographs', (edtf) => {
    expect(years(edtf)).toBeNull();
  });

  it('says all of a year or a span of years, and less of a day, a season, a decade or several years', () => {
    const said = ['1905', '1905~', '1905/1910', '[..1913]', '[1915..]', '[1918..1922]', '1905/..', '../1905'];
    const not = ['1927-08', '1912-21', '192X', '[1905,1907]', '1890~/1910~', '1888-12/1889-03'];
    expect(said.filter((edtf) => !isAllInYears(edtf))).toEqual([]);
    expect(not.filter(isAllInYears)).toEqual([]);
  });
});
