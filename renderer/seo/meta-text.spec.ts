import { fitText, metaText } from './meta-text.js';

describe('the description in the head of a page', () => {
  it('keeps a text that fits, without its markup', () => {
    expect(metaText('<p>La <em>Lanterna</em> e il molo.</p>', 60)).toBe('La Lanterna e il molo.');
  });

  it('cuts at a word and counts the ellipsis', () => {
    const text = metaText('Piazza Grande vista dal mare in una mattina di bora, con i velieri alla fonda', 60);
    expect(text).toBe('Piazza Grande vista dal mare in una mattina di bora, con i…');
    expect(text.length).toBeLessThanOrEqual(60);
  });

  it('is never too long, even without a space', () => {
    expect(metaText('x'.repeat(200), 60)).toHaveLength(60);
  });
});

it('the title of a page keeps what it has in angle brackets', () =>
  expect(fitText('Veduta di Trieste <b> <porto vecchio>', 60)).toBe('Veduta di Trieste <b> <porto vecchio>'));
