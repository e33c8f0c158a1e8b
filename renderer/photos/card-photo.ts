import type { Language } from '../../src/contract/languages.js';
import type { LocalizedOrNull } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';

type CardField =
  'id' | 'slug' | 'year' | 'yearEstimated' | 'image' | keyof LocalizedOrNull<'title' | 'description' | 'alt'>;

/** The fields of a photo that its card shows; a list may leave out the languages that its page does not use. */
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

/** The `fields` parameter of a list that is shown as cards, to keep the page small. */
export const cardFieldList = (language: Language): string => cardFields(language).join(',');
