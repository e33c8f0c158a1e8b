import type { Language } from '../../src/contract/languages.js';
import type { LocalizedOrNull } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';

type CardField =
  'id' | 'slug' | 'year' | 'yearEstimated' | 'image' | keyof LocalizedOrNull<'title' | 'description' | 'alt'>;

/** What a card in a list shows of a photograph; a list may leave out the languages that its page does not speak. */
export type CardPhoto = Pick<Photo, CardField>;

const inLanguage: Record<Language, CardField[]> = {
  it: [],
  en: ['titleEn', 'descriptionEn', 'altEn'],
  de: ['titleDe', 'descriptionDe', 'altDe'],
};

const cardFields = (language: Language): CardField[] => [
  'id',
  'slug',
  'year',
  'yearEstimated',
  'image',
  'title',
  'description',
  'alt',
  ...inLanguage[language],
];

/** The `fields` of a list whose photos are shown as cards: the rest would only make the page heavier. */
export const cardFieldList = (language: Language): string => cardFields(language).join(',');
