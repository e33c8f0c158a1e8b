import type { AdminEntity } from '../../../src/contract/entity.js';
import { defaultLanguage, type Language } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';

export type EntityGap = 'text' | 'cover' | 'audio' | Language;

/**
 * What a record card lacks of what lists and its page show first, in the order in which one writes it: a text, that in the other
 * languages that the site offers, a cover, and an audio guide.
 */
export function gapsOf(entity: AdminEntity, offered: readonly Language[]): EntityGap[] {
  // Lists have the beginning of the story only where there is no excerpt.
  const hasTextIn = (language: Language) =>
    Boolean(entity[localizedField('excerpt', language)] ?? entity[localizedField('storyStart', language)]);
  const hasText = hasTextIn(defaultLanguage);
  return [
    ...(hasText
      ? offered.filter((language) => language !== defaultLanguage && !hasTextIn(language))
      : ['text' as const]),
    ...(entity.hasCover ? [] : ['cover' as const]),
    ...(entity.audio === null ? ['audio' as const] : []),
  ];
}
