import { splitText } from './split-text.js';

describe('a description that is shown in two parts', () => {
  it('is not split when it is short', () => {
    expect(splitText('Breve.', 200)).toEqual(['Breve.', '']);
  });

  it('is split between two words and loses nothing', () => {
    const text = 'La piazza si apre oltre la riva. '.repeat(10).trim();
    const [beginning, rest] = splitText(text, 200);
    expect(beginning.length).toBeLessThanOrEqual(200);
    expect(rest).toMatch(/^ \S/);
    expect(beginning + rest).toBe(text);
  });
});
