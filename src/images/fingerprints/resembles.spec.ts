import { resembles } from './resembles.js';

/** Eight rows of eight bits: across, and down within each. */
const fingerprint = (...rows: string[]): string =>
  BigInt(`0b${rows.join('')}`)
    .toString(16)
    .padStart(16, '0');

const rows = ['10110010', '01101001', '11100100', '00011011', '10010110', '01011100', '11010001', '00101101'];
const picture = fingerprint(...rows);
const invertBits = (row: string, which: (at: number) => boolean): string =>
  [...row].map((bit, at) => (which(at) ? String(1 - Number(bit)) : bit)).join('');
const transposed = rows.map((_, at) => rows.map((row) => row[at]).join(''));

describe('the fingerprints of two pictures', () => {
  it.each([
    ['of the same', picture],
    ['of one with eight bits otherwise', fingerprint('01001101', ...rows.slice(1))],
    [
      'of one mirrored, whose odd frequencies across change their sign',
      fingerprint(...rows.map((row, at) => invertBits(row, () => at % 2 === 0))),
    ],
    [
      'of one upside down, whose odd frequencies down change theirs',
      fingerprint(...rows.map((row) => invertBits(row, (at) => at % 2 === 0))),
    ],
    ['of one with rows and columns exchanged', fingerprint(...transposed)],
    ['of one turned by a quarter', fingerprint(...transposed.map((row) => invertBits(row, (at) => at % 2 === 0)))],
  ])('resemble each other: %s', (_, other) => {
    expect(resembles([picture], [other])).toBe(true);
    expect(resembles([other], ['0123456789abcdef', picture])).toBe(true);
  });

  it('do not when nine bits differ', () => {
    expect(resembles([picture], [fingerprint('01001101', '11101001', ...rows.slice(2))])).toBe(false);
  });

  it('do not when one of them shows nothing', () => {
    expect(resembles([], [picture])).toBe(false);
    expect(resembles([picture], [])).toBe(false);
  });
});
