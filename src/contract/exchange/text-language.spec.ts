import { cautiousMapping, type Mapping } from './mapping.js';
import { textLanguageOf, withTextLanguage } from './text-language.js';

const mapping = (...columns: string[]): Mapping => ({
  table: 'photos',
  collection: 'c',
  rules: columns.map((to) => ({ to, from: [to] })),
  ...cautiousMapping,
});
const columnsOf = ({ rules }: Mapping): string[] => rules.map(({ to }) => to);

describe('the language of the texts of a file', () => {
  it('is the one that most of its columns are in', () => {
    expect(textLanguageOf(mapping('identifier', 'title_it', 'title_en', 'description_en', 'author'))).toBe('en');
    expect(textLanguageOf(mapping('identifier', 'author'))).toBeNull();
  });

  it('is changed for all of them at once, but for a text that is there in the other language', () => {
    const changed = withTextLanguage(mapping('author', 'title_it', 'title_en', 'description_it', 'dateText_it'), {
      from: 'it',
      to: 'en',
    });
    expect(columnsOf(changed)).toEqual(['author', 'title_it', 'title_en', 'description_en', 'dateText_en']);
  });
});
