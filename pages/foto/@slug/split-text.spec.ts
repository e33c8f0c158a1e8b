import { splitText } from './split-text.js';

describe('a description that is read in two', () => {
  it('stays whole when it is short', () => {
    expect(splitText('Breve.', 200)).toEqual(['Breve.', '']);
  });

  it('is cut between two words and loses nothing', () => {
    const text = 'La piazza si apre oltre la riva. '.repeat(10).trim();
    const [beginning, rest] = splitText(text, 200);
    expect(beginning.length).toBeLessThanOrEqual(200);
    expect(rest).toMatch(/^ \S/);
    expect(beginning + rest).toBe(text);
  });
});
