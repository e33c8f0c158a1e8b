import { setDateRules } from '../dates/date-rules.js';
import { rereadDate, noDate, type PhotoDate, withCompleteDate } from './photo-date.js';

const dateOf = (...changes: Partial<PhotoDate>[]): PhotoDate =>
  changes.reduce<PhotoDate>((present, change) => ({ ...present, ...withCompleteDate(change, present) }), noDate);

const days = (earliest: string | null, latest: string | null) => ({ earliest, latest });
const year = (of: number) => days(`${of}-01-01`, `${of}-12-31`);

describe('the date of a photo', () => {
  it.each([
    ['1905 ca.', { edtf: '1905~', ...year(1905), year: 1905, yearEstimated: true }],
    ['ante 1914', { edtf: '[..1913]', ...days(null, '1913-12-31'), year: null, yearStart: null, yearEnd: 1913 }],
    ['anni Venti', { edtf: '192X', ...days('1920-01-01', '1929-12-31'), yearStart: 1920, yearEnd: 1929 }],
    ['primavera 1931', { edtf: '1931-21', ...days('1931-03-01', '1931-06-30'), year: 1931, yearEstimated: false }],
    ['14.8.1927', { edtf: '1927-08-14', ...days('1927-08-14', '1927-08-14'), year: 1927 }],
    // In another language than that of the archive.
    ['um 1905', { edtf: '1905~', year: 1905, yearEstimated: true }],
  ])('follows from the words “%s” alone', (dateText, expected) => {
    expect(dateOf({ dateText })).toMatchObject({ dateText, ...expected });
  });

  it.each([
    [{ year: 1905 }, { edtf: '1905', ...year(1905) }],
    [
      { year: 1905, yearEstimated: true },
      { edtf: '1905~', ...year(1905) },
    ],
    [
      { yearStart: 1918, yearEnd: 1922 },
      { edtf: '[1918..1922]', ...days('1918-01-01', '1922-12-31'), year: null },
    ],
    [{ yearEnd: 1913 }, { edtf: '[..1913]', ...days(null, '1913-12-31') }],
    [{ yearStart: 1918 }, { edtf: '[1918..]', ...days('1918-01-01', null) }],
    [
      { year: 1905, yearStart: 1900, yearEnd: 1910 },
      { edtf: '1905~', ...days('1900-01-01', '1910-12-31'), year: 1905, yearStart: 1900 },
    ],
  ])('follows from the years %j, which stay as they are', (years, expected) => {
    expect(dateOf(years)).toMatchObject({ ...years, ...expected });
  });

  it('is that of its days where an archivist gives them, and words keep what they mean', () => {
    expect(dateOf({ dateText: '1905 ca.', ...days('1903', '1907') })).toMatchObject({
      edtf: '1905~',
      ...days('1903-01-01', '1907-12-31'),
      year: null,
      yearStart: 1903,
      yearEnd: 1907,
    });
    expect(dateOf({ dateText: 'al tempo della bora', ...days('1918-11', '1919-02') })).toMatchObject({
      edtf: '[1918-11..1919-02]',
      ...days('1918-11-01', '1919-02-28'),
      yearStart: 1918,
      yearEnd: 1919,
    });
    expect(dateOf({ dateText: '1905', ...days('1930', '1931') })).toMatchObject({ edtf: '[1930..1931]' });
    expect(dateOf({ dateText: '1905 ca.' }, days('1904', '1906'))).toMatchObject({ yearStart: 1904, yearEnd: 1906 });
  });

  it('is read from its words again when the given days are taken back', () => {
    expect(dateOf({ dateText: '1905 ca.', ...days('1903', '1907') }, days(null, null))).toMatchObject({
      edtf: '1905~',
      ...year(1905),
      year: 1905,
    });
    expect(dateOf(days('1903', '1907'), days(null, null))).toEqual(noDate);
  });

  it('is as exact as words that lie within the years, and never more certain than they are', () => {
    expect(dateOf({ year: 1912, dateText: 'primavera 1912' })).toMatchObject({
      edtf: '1912-21',
      ...days('1912-03-01', '1912-06-30'),
      year: 1912,
    });
    expect(dateOf({ year: 1905, dateText: '1905 ca.' })).toMatchObject({ edtf: '1905~', yearEstimated: true });
    expect(dateOf({ year: 1925, dateText: 'anni Venti' })).toMatchObject({ edtf: '1925', ...year(1925) });
  });

  it('keeps words that nobody understands, and makes nothing of them', () => {
    expect(dateOf({ dateText: 'al tempo della bora' })).toEqual({ ...noDate, dateText: 'al tempo della bora' });
    expect(dateOf({ dateText: '2998' })).toEqual({ ...noDate, dateText: '2998' });
    expect(dateOf({ dateText: '1905 ca.' }, { dateText: 'chissà quando' })).toEqual({
      ...noDate,
      dateText: 'chissà quando',
    });
  });

  it('loses nothing that was stated when its words change to some that nobody understands, or go', () => {
    expect(dateOf({ year: 1912, dateText: 'boh' }, { dateText: 'chissà' })).toMatchObject({ year: 1912, edtf: '1912' });
    expect(dateOf({ dateText: 'primavera 1912' }, { dateText: null })).toMatchObject({ year: 1912, edtf: '1912-21' });
    expect(dateOf({ dateText: '1936; 1940' }, { dateText: null })).toMatchObject({
      edtf: '{1936,1940}',
      dateText: null,
    });
    expect(dateOf({ dateText: '1912 ca.' }, { dateText: 'boh', year: 1912 })).toMatchObject({ year: 1912 });
  });

  it('is another one with new words, also where a form sends the years of before again', () => {
    expect(dateOf({ dateText: '1912 ca.' }, { dateText: 'ante 1914', year: 1912, yearEstimated: true })).toMatchObject({
      edtf: '[..1913]',
      year: null,
      yearEnd: 1913,
      yearEstimated: false,
    });
  });

  it('is no longer verified when it changes, unless the change says so', () => {
    const verified = { year: 1905, dateVerified: true, dateVerifiedBy: 'M. Rossi' };
    expect(dateOf(verified, { year: 1906 })).toMatchObject({ dateVerified: false, dateVerifiedBy: null });
    expect(dateOf(verified, { year: 1906, dateVerified: true })).toMatchObject({ dateVerifiedBy: 'M. Rossi' });
    expect(dateOf(verified, { dateText: '1905' })).toMatchObject({ dateVerified: true, edtf: '1905' });
  });

  it.each([
    [{ ...days('1910', '1905') }, 'latest', 'years_reversed'],
    [{ ...days('1910', '1912'), year: 1905 }, 'year', 'year_outside_span'],
    [{ ...days('1910', '1912'), yearStart: 1900 }, 'yearStart', 'year_outside_span'],
  ])('cannot contradict itself: %j', (change, field, code) => {
    expect(() => dateOf(change)).toThrow(expect.objectContaining({ details: { errors: [{ field, code }] } }));
  });
});

describe('the date of a photo that is read again', () => {
  const period = { names: ['al tempo della bora'], edtf: '1919/1922' };
  const withRules = (rules: { circa?: number; hasPeriod?: boolean }) =>
    setDateRules({
      circaYears: { year: rules.circa ?? 0, decade: 0, century: 0 },
      datePeriods: rules.hasPeriod ? [period] : [],
    });
  afterEach(() => withRules({}));
  const again = (...changes: Partial<PhotoDate>[]): Partial<PhotoDate> => {
    withRules({});
    const stored = dateOf(...changes);
    withRules({ circa: 2, hasPeriod: true });
    return rereadDate(stored);
  };

  it('is what words say that nobody could read before', () => {
    expect(again({ dateText: 'al tempo della bora' })).toMatchObject({
      edtf: '1919/1922',
      ...days('1919-01-01', '1922-12-31'),
      yearStart: 1919,
      yearEnd: 1922,
    });
    expect(again({ dateText: 'chissà quando' })).toEqual({});
  });

  it('has the present width of “circa”', () => {
    expect(again({ dateText: '1905 ca.' })).toMatchObject({ edtf: '1905~', yearStart: 1903, yearEnd: 1907 });
  });

  it('keeps years, which words may only say more exactly', () => {
    expect(again({ dateText: 'al tempo della bora', year: 1950 })).toEqual({});
    const wider = again({ dateText: 'al tempo della bora', yearStart: 1910, yearEnd: 1930 });
    expect(wider).toMatchObject({ yearStart: 1910, edtf: '1919/1922', earliest: '1919-01-01' });
  });

  it('keeps what an archivist has given as days, and what was verified', () => {
    expect(again({ dateText: '1905 ca.', ...days('1904', '1906') })).toEqual({});
    expect(again({ dateText: 'al tempo della bora', ...days('1920', '1921') })).toEqual({});
    expect(again({ dateText: '1905 ca.', dateVerified: true })).toEqual({});
  });
});
