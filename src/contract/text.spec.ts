import { stripMarkup } from './text.js';

describe('rich text as plain text', () => {
  it('is without tags, and with its characters', () =>
    expect(stripMarkup('<p>Molo&nbsp;Audace, <b>1912</b> .</p><p>A &lt; B</p>')).toBe('Molo Audace, 1912. A < B'));

  it('takes time in proportion to its length, also when no tag ends', () => {
    const timeOf = (length: number): number => {
      const text = '<'.repeat(length);
      const begun = process.cpuUsage().user;
      stripMarkup(text);
      return process.cpuUsage().user - begun;
    };
    timeOf(1000);
    // Quadratic time is over a second.
    expect(timeOf(60_000)).toBeLessThan(300_000);
  });
});
