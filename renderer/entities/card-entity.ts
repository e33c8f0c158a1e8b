import type { Entity } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import type { LocalizedOrNull } from '../../src/contract/localized.js';

type CardField =
  | 'id'
  | 'slug'
  | 'historicalName'
  | 'entityTypeCode'
  | 'photo_count'
  | 'coverPhoto'
  | 'coverImage'
  | 'imageUrl'
  | 'coverPhotoPosition'
  | 'stillExists'
  | keyof LocalizedOrNull<'name' | 'excerpt' | 'audioUrl'>;

/** What a card in a list shows of a place; a list may leave out the languages that its page does not speak. */
export type CardEntity = Pick<Entity, CardField>;

const inLanguage: Record<Language, CardField[]> = {
  it: ['audioUrl'],
  en: ['nameEn', 'excerptEn', 'audioUrlEn'],
  de: ['nameDe', 'excerptDe', 'audioUrlDe'],
};

const cardFields = (language: Language): CardField[] => [
  'id',
  'slug',
  'name',
  'historicalName',
  'excerpt',
  'entityTypeCode',
  'photo_count',
  'coverPhoto',
  'coverImage',
  'imageUrl',
  'coverPhotoPosition',
  'stillExists',
  ...inLanguage[language],
];

/** The `fields` of a list whose cards are shown: the rest would only make the page heavier. */
export const cardFieldList = (language: Language): string => cardFields(language).join(',');

/** The same for calls that know no `fields`. */
export function asCardEntity(entity: Entity, language: Language): CardEntity {
  const picked = cardFields(language).map((field) => [field, entity[field]]);
  return Object.fromEntries(picked) as CardEntity;
}
