import { guessMapping } from './guess-mapping.js';
import { inLanguage } from './in-language.js';

describe('a mapping in another language', () => {
  it('has the texts of columns that name none in it, and those that name one as they were', () => {
    const columns = ['Title', 'Author', 'Description (de)', 'notes_it', 'Colour'];
    const samples = [['The pier', 'Wulz', 'Der Hafen', 'nota', 'sepia']];
    const mapping = guessMapping({ table: 'photos', collection: 'c', columns, samples }, 'it');
    const changed = inLanguage({ ...mapping, invalidCells: 'omit' }, { columns, samples }, 'en');
    expect(changed.invalidCells).toBe('omit');
    expect(Object.fromEntries(changed.rules.map(({ to, from }) => [from[0], to]))).toEqual({
      Title: 'title_en',
      Author: 'author',
      'Description (de)': 'description_de',
      notes_it: 'notes_it',
    });
  });

  it('keeps what somebody has chosen for a column', () => {
    const file = { columns: ['Title', 'Titel'], samples: [] };
    const guess = guessMapping({ table: 'photos', collection: 'c', ...file });
    const rules = [
      { to: 'notes_it', from: ['Title'] },
      { to: 'title_en', from: ['Titel'] },
    ];
    expect(inLanguage({ ...guess, rules }, file, 'en').rules).toEqual(rules);
  });
});
