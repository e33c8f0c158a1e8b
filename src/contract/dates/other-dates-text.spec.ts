import { noOtherDates, otherDatesText, parseOtherDates } from './other-dates-text.js';

describe('further dates as the text of a correction', () => {
  it('are one a line, each with its kind', () => {
    const dates = [
      { kind: 'printed', dateText: '1936 ca.' },
      { kind: 'copied', dateText: 'ore 15: 1950' },
    ] as const;
    expect(otherDatesText(dates)).toBe('printed: 1936 ca.\ncopied: ore 15: 1950');
    expect(parseOtherDates(otherDatesText(dates))).toEqual(dates);
    expect(parseOtherDates(' printed :  1936   ca. \n\n')).toEqual([dates[0]]);
  });

  it('are said to be none by a word, since a correction is never empty', () => {
    expect(parseOtherDates(` ${noOtherDates} `)).toEqual([]);
    expect(parseOtherDates('none\nprinted: 1936')).toBeNull();
  });

  it.each(['1936', 'painted: 1936', 'printed:', 'printed: 1936\n1950', `printed: ${'1'.repeat(201)}`])(
    'are none where the text is %j',
    (text) => {
      expect(parseOtherDates(text)).toBeNull();
    },
  );

  it('are at most as many as a photo may have', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => 'printed: 1936').join('\n');
    expect(parseOtherDates(lines(20))).toHaveLength(20);
    expect(parseOtherDates(lines(21))).toBeNull();
  });
});
