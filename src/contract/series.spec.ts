import { seriesTitle } from './series.js';

describe('photos are of one series whose titles differ by what is at their end', () => {
  it.each([
    ['Piazza Grande (2)', 'Piazza Grande'],
    ['Piazza Grande [III]', 'Piazza Grande'],
    ['Piazza Grande (n. 4)', 'Piazza Grande'],
    ['Piazza Grande (1908)', 'Piazza Grande'],
    ['Piazza Grande (ca. 1910-1912)', 'Piazza Grande'],
    ['Piazza Grande n. 3', 'Piazza Grande'],
    ['Piazza Grande, n° 3', 'Piazza Grande'],
    ['Piazza Grande - Foto 12', 'Piazza Grande'],
    ['Piazza Grande, tav. IV', 'Piazza Grande'],
    ['Piazza Grande - 12', 'Piazza Grande'],
    ['Piazza Grande – XIV', 'Piazza Grande'],
    ['Piazza Grande - 3b', 'Piazza Grande'],
    ['Piazza Grande – b', 'Piazza Grande'],
    ['Piazza Grande / 7', 'Piazza Grande'],
    ['Piazza Grande, 1908', 'Piazza Grande'],
    ['Piazza Grande 1908', 'Piazza Grande'],
    ['Piazza Grande, 12 maggio 1908', 'Piazza Grande'],
    ['Piazza Grande, 12.5.1908', 'Piazza Grande'],
    ['Piazza Grande, circa 1908', 'Piazza Grande'],
    ['Piazza Grande, 1908 (2)', 'Piazza Grande'],
    ['Piazza Grande n. 3 - 1908', 'Piazza Grande'],
    ['  Piazza Grande  ', 'Piazza Grande'],
  ])('%s', (title, series) => {
    expect(seriesTitle(title)).toBe(series);
  });

  it.each([
    'Via Carducci 12',
    'Viale XX Settembre',
    'Monumento a Leopoldo I',
    'Piazza Grande, di mattina',
    'Piazza Grande (di mattina)',
    'Il motoscafo MAS-15',
    'L’esposizione del 1882',
    'Bersaglieri sulle rive nel novembre 1918',
    'Veduta 3',
    '1908',
    '(2)',
    'n. 3',
    'IV',
    'A - 3',
    '',
    '🚋',
    'Un giorno - di sole',
    'Partenza - si va',
  ])('but not: %s', (title) => {
    expect(seriesTitle(title)).toBe(title);
  });

  it('takes no longer for a title of many numbers', () => {
    const title = `Molo ${'- 1 '.repeat(75)}`;
    expect(seriesTitle(title)).toBe('Molo');
    const begun = performance.now();
    for (const text of [`Molo ${' '.repeat(290)}x`, `Molo ${'-'.repeat(290)}x`, `Molo ${'1908 - '.repeat(42)}x`])
      seriesTitle(text);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
