import { cutText, photoExcerpt, stripMarkup } from './text.js';

describe('rich text as plain text', () => {
  it('is without tags, and with its characters', () =>
    expect(stripMarkup('<p>Molo&nbsp;Audace, <b>1912</b> .</p><p>A &lt; B</p>')).toBe('Molo Audace, 1912. A < B'));

  it.each(['Ripresa da Rossi, Mario <1850-1910>; misure 10 < 20 cm e 30 > 15.', 'Veduta di Trieste <porto vecchio>'])(
    'keeps what librarians write in angle brackets: %s',
    (text) => expect(stripMarkup(text)).toBe(text),
  );

  it('decodes a reference once', () => expect(stripMarkup('A &amp;lt; B &hearts;')).toBe('A &lt; B &hearts;'));

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

describe('a text that is cut', () => {
  const letters = 'x'.repeat(119);

  it.each([
    ['an emoji', '🏛'],
    ['a family of emojis', '👨‍👩‍👧'],
    ['a flag', '🇮🇹'],
    ['a letter with an accent of its own', 'e\u0301'],
    ['a letter beyond the first plane', '𐌰'],
  ])('ends before %s that it has no room for', (_, character) => {
    expect(photoExcerpt(`${letters}${character} e altro`)).toBe(`${letters}…`);
    expect(cutText(`${character}${letters}`, { max: 119 })).toMatch(new RegExp(`^${character}x+…$`, 'u'));
  });

  it('of any characters has no half of one', () => {
    const text = '🏛é👨‍👩‍👧a🇮🇹 ñ𐌰'.repeat(40);
    for (let max = 1; max < 200; max += 1) expect(cutText(text, { max })).not.toMatch(/\p{Surrogate}/u);
  });
});
