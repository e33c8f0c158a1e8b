import { noText } from '../../contract/localized.js';
import { matchedAlias } from './matched-alias.js';

const square = {
  ...noText('name'),
  name: 'Piazza Unità d’Italia',
  nameEn: 'Unity of Italy Square',
  historicalName: 'Piazza Grande',
  aliases: ['Piazza San Pietro', 'Piazza Grande', 'Veliki trg'].map((name) => ({
    name,
    yearStart: null,
    yearEnd: null,
  })),
};

describe('the name that a card was found by', () => {
  it.each([
    ['san pietro', 'Piazza San Pietro'],
    ['piazza san pietro', 'Piazza San Pietro'],
    ['veliki', 'Veliki trg'],
    ['velki trg', 'Veliki trg'],
    ['piazza grande', undefined],
    ['piazza', undefined],
    ['unity square', undefined],
    ['palazzi', undefined],
    ['', undefined],
  ])('for %j is %s', (text, name) => {
    expect(matchedAlias(text, square).matchedAlias).toBe(name);
  });
});
