import { byImportance, type Importance } from './by-importance.js';

const sorted = (text: string, places: (Partial<Importance> & { name: string })[]): string[] =>
  byImportance(places, text, ({ name, otherNames = [], photos = 0 }) => ({ name, otherNames, photos })).map(
    ({ name }) => name,
  );

it('of names that begin as typed, the place that most photos show comes first', () => {
  const places = [
    { name: 'Piazza Venezia', photos: 2 },
    { name: 'Piazza Goldoni', photos: 4 },
    { name: 'Piazza Unità d’Italia', photos: 21 },
    { name: 'Caffè in piazza', photos: 80 },
  ];
  expect(sorted('pia', places)).toEqual([
    'Piazza Unità d’Italia',
    'Piazza Goldoni',
    'Piazza Venezia',
    'Caffè in piazza',
  ]);
});

it('what is called as typed comes before everything else, with or without accents', () => {
  const places = [{ name: 'Città vecchia di sopra', photos: 9 }, { name: 'Città Vecchia' }];
  expect(sorted('citta vecchia', places)).toEqual(['Città Vecchia', 'Città vecchia di sopra']);
});

it('another name counts less than a name that is shown, and what matches in another way keeps its order', () => {
  const places = [
    { name: 'Faro', photos: 1 },
    { name: 'Porto', photos: 50 },
    { name: 'Molo Audace', otherNames: ['Molo San Carlo'], photos: 30 },
    { name: 'San Carlo', photos: 1 },
  ];
  expect(sorted('san car', places)).toEqual(['San Carlo', 'Molo Audace', 'Faro', 'Porto']);
});
