import { boundsOfEdtf } from '../../contract/dates/edtf-bounds.js';
import { datingParts } from '../../contract/exchange/mapping.js';
import { readDating } from '../../import/mapping/read-dating.js';
import { iccdDating } from './iccd-dating.js';

/** The cells of a date: from, its validity, to, its validity, and the centuries. */
const cellsOf = (edtf: string, yearEstimated = false): unknown[] => {
  const dating = iccdDating({ ...boundsOfEdtf(edtf)!, edtf, yearEstimated });
  return [
    dating['DT/DTS/DTSI'],
    dating['DT/DTS/DTSV'],
    dating['DT/DTS/DTSF'],
    dating['DT/DTS/DTSL'],
    dating['DT/DTZ/DTZG'],
  ];
};

describe('the date of a photo in the Italian catalogue', () => {
  it.each([
    ['1905', ['1905', null, '1905', null, ['XX']]],
    ['1905~', ['1905', 'ca', '1905', 'ca', ['XX']]],
    ['1905?', ['1905', '(?)', '1905', '(?)', ['XX']]],
    ['1905%', ['1905', 'ca', '1905', 'ca', ['XX']]],
    ['1900', ['1900', null, '1900', null, ['XIX']]],
    ['192X', ['1920', null, '1929', null, ['XX']]],
    ['1914/1918', ['1914', null, '1918', null, ['XX']]],
    ['1880~/1910~', ['1880', 'ca', '1910', 'ca', ['XIX', 'XX']]],
    ['[1915..1924]', ['1915', 'post', '1924', 'ante', ['XX']]],
    ['[1910,1936]', ['1910', null, '1936', null, ['XX']]],
    ['1914/..', ['1914', 'post', null, null, ['XX']]],
    ['[..1913]', [null, null, '1913', 'ante', ['XX']]],
    ['1944-05-19', ['1944/05/19', null, '1944/05/19', null, ['XX']]],
    ['1912-03', ['1912/03/01', null, '1912/03/31', null, ['XX']]],
    ['1904-02', ['1904/02/01', null, '1904/02/29', null, ['XX']]],
  ])('is, for %s, %j', (edtf, cells) => {
    expect(cellsOf(edtf)).toEqual(cells);
  });

  it('is an estimate where only the years say so', () => {
    expect(cellsOf('1905', true).slice(0, 4)).toEqual(['1905', 'ca', '1905', 'ca']);
  });

  it('is nothing where there is none', () => {
    const dating = iccdDating({ earliest: null, latest: null, edtf: null, yearEstimated: false });
    expect(Object.values(dating).filter((value) => value !== null)).toEqual([[]]);
  });

  it.each(['1905', '1905~', '[1915..1924]', '1914/..', '[..1913]', '1944-05-19', '1912-03', '1880~/1910~', '1912-21'])(
    'has the same first and last day when it is read again: %s',
    (edtf) => {
      const text = cellsOf(edtf)
        .slice(0, 4)
        .filter((cell) => typeof cell === 'string')
        .join('\n');
      const bounds = boundsOfEdtf(edtf)!;
      expect(readDating(text, 'earliest')).toBe(bounds.earliest ?? '');
      expect(readDating(text, 'latest')).toBe(bounds.latest ?? '');
      expect(readDating(text, 'estimated')).toBe(edtf === '1905~' ? 'true' : '');
    },
  );
});

describe('a dating of the Italian catalogue', () => {
  it.each([
    ['1915\npost\n1924\nante', ['1915-01-01', '1924-12-31', '']],
    ['1901\nca\n1925\nca', ['1901-01-01', '1925-12-31', '']],
    ['1767\nca.\n1767\nca.', ['1767-01-01', '1767-12-31', 'true']],
    ['1944/05/19\n1944/05/19', ['1944-05-19', '1944-05-19', '']],
    ['1910', ['1910-01-01', '1910-12-31', '']],
    ['1910\n(?)', ['1910-01-01', '1910-12-31', 'true']],
    ['1890\npost', ['1890-01-01', '', '']],
    ['1924\nante', ['', '1924-12-31', '']],
    ['1905\n1906\n1907', [null, null, null]],
    ['ca', [null, null, null]],
    ['fine II a.C\nca', [null, null, null]],
  ])('%j says %j', (text, parts) => {
    expect(datingParts.map((says) => readDating(text, says))).toEqual(parts);
  });
});
