import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity, EntityDetail } from '../../src/contract/entity.js';
import type { EntityType } from '../../src/contract/entity-type.js';
import type { Language } from '../../src/contract/languages.js';
import { localized, localizedField } from '../../src/contract/localized.js';
import type { CardEntity } from './card-entity.js';

/** The name of former times, where it is another than today's; null otherwise. */
export function formerName(entity: CardEntity, language: Language): string | null {
  const former = entity.historicalName?.trim();
  if (!former) return null;
  const todays = [entity.name, localized(entity, 'name', language)].map((name) => name.toLowerCase());
  return todays.includes(former.toLowerCase()) ? null : former;
}

/** The audio guide in a language: unlike texts, a voice has no fallback (public-site.md §5). */
export function audioUrlOf(entity: CardEntity, language: Language): string | null {
  const url = { it: entity.audioUrl, en: entity.audioUrlEn, de: entity.audioUrlDe }[language];
  return url?.trim() ? url : null;
}

/** The same with what was measured of it. */
export const guideOf = (entity: Pick<Entity, 'audio'>, language: Language): AudioGuide | null =>
  entity.audio?.[language] ?? null;

/** What the guide in a language says; in another language it would be another's words. */
export const transcriptOf = (entity: EntityDetail, language: Language): string | null =>
  entity[localizedField('transcript', language)];

export const typeOf = (entity: Pick<CardEntity, 'entityTypeCode'>, types: EntityType[]): EntityType | undefined =>
  types.find(({ code }) => code === entity.entityTypeCode);
