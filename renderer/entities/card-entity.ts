import type { CoverPhoto, Entity } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized, localizedField, type LocalizedOrNull } from '../../src/contract/localized.js';
import { entityExcerpt } from '../../src/contract/text.js';
import { withoutPreview } from '../photos/picture-style.js';
import { audioUrlOf, formerName } from './entity-texts.js';

/** What the card of an entity shows, in the language of its page. */
export interface CardEntity extends Pick<
  Entity,
  'id' | 'slug' | 'entityTypeCode' | 'photo_count' | 'coverImage' | 'imageUrl' | 'coverPhotoPosition' | 'stillExists'
> {
  name: string;
  /** Where it is not that of the page; so is `excerptLang`. */
  nameLang?: Language | undefined;
  /** Where it differs from today's. */
  formerName: string | null;
  /** The other name that a search has found it by. */
  matchedAlias?: string | undefined;
  excerpt: string;
  excerptLang?: Language | undefined;
  coverPhoto: Pick<CoverPhoto, 'image'> | null;
  hasGuide: boolean;
}

const plain = [
  'id',
  'slug',
  'historicalName',
  'entityTypeCode',
  'photo_count',
  'coverPhoto',
  'coverImage',
  'imageUrl',
  'coverPhotoPosition',
  'stillExists',
  'matchedAlias',
] as const;
const translated = ['name', 'excerpt', 'storyStart'] as const;

/** The fields of an entity that its card is made of; a list may leave out the languages that its page does not use. */
export type CardSource = Pick<
  Entity,
  (typeof plain)[number] | keyof LocalizedOrNull<(typeof translated)[number] | 'audioUrl'>
>;

/** The `fields` parameter of a list that is shown as cards. Italian is there for what is not translated. */
export const cardFieldList = (language: Language): string =>
  [
    ...plain,
    ...new Set(translated.flatMap((field) => [field, localizedField(field, language)])),
    localizedField('audioUrl', language),
  ].join();

export const asCardEntity = (entity: CardSource, language: Language): CardEntity => ({
  id: entity.id,
  slug: entity.slug,
  name: localized(entity, 'name', language),
  nameLang: fallbackLang(entity, 'name', language),
  formerName: formerName(entity, language),
  matchedAlias: entity.matchedAlias,
  excerpt: entityExcerpt(localized(entity, 'excerpt', language), localized(entity, 'storyStart', language)),
  excerptLang: fallbackLang(
    entity,
    localized(entity, 'excerpt', language)?.trim() ? 'excerpt' : 'storyStart',
    language,
  ),
  entityTypeCode: entity.entityTypeCode,
  photo_count: entity.photo_count,
  coverPhoto: entity.coverPhoto && { image: withoutPreview(entity.coverPhoto.image) },
  coverImage: entity.coverImage,
  imageUrl: entity.imageUrl,
  coverPhotoPosition: entity.coverPhotoPosition,
  stillExists: entity.stillExists,
  hasGuide: audioUrlOf(entity, language) !== null,
});
