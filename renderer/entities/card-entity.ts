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

/** The fields of an entity that its card shows; a list may leave out the languages that its page does not use. */
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

/** The `fields` parameter of a list that is shown as cards, to keep the page small. */
export const cardFieldList = (language: Language): string => cardFields(language).join(',');

/** The same selection for calls without a `fields` parameter. */
export function asCardEntity(entity: Entity, language: Language): CardEntity {
  const picked = cardFields(language).map((field) => [field, entity[field]]);
  return Object.fromEntries(picked) as CardEntity;
}
