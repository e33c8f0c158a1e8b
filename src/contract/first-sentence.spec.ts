import { firstSentence } from './first-sentence.js';

describe('the first sentence of a text', () => {
  it.each([
    ['Perché dei Giganti? Nessuno lo sa.', 'Perché dei Giganti?'],
    ['  Fu aperto\nnel 1905. Poi chiuse.', 'Fu aperto nel 1905.'],
    ['Il colle di S. Giusto, sec. XIV, è qui sopra. Salite.', 'Il colle di S. Giusto, sec. XIV, è qui sopra.'],
    ['Seit dem 19. Jahrhundert steht er „am Meer“. Heute auch.', 'Seit dem 19. Jahrhundert steht er „am Meer“.'],
    [
      'Con la ferrovia il porto non bastava più. Nel 1862 ne fecero un altro.',
      'Con la ferrovia il porto non bastava più.',
    ],
    ['Una riga senza punto', 'Una riga senza punto'],
    [' ', ''],
  ])('of %j is %j', (text, expected) => expect(firstSentence(text)).toBe(expected));

  it('is cut at a word where it is very long', () =>
    expect(firstSentence(`${'la storia '.repeat(40)}.`)).toBe(`${'la storia '.repeat(21)}la storia…`));
});
