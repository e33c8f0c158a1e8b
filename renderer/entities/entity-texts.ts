import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity, EntityDetail } from '../../src/contract/entity.js';
import type { EntityType } from '../../src/contract/entity-type.js';
import type { Language } from '../../src/contract/languages.js';
import { localized, localizedField } from '../../src/contract/localized.js';
import type { CardEntity } from './card-entity.js';

/** The former name where it differs from today's, else null. */
export function formerName(entity: CardEntity, language: Language): string | null {
  const former = entity.historicalName?.trim();
  if (!former) return null;
  const todays = [entity.name, localized(entity, 'name', language)].map((name) => name.toLowerCase());
  return todays.includes(former.toLowerCase()) ? null : former;
}

/** The audio guide in a language. Unlike texts, guides have no fallback to another language. */
export function audioUrlOf(entity: CardEntity, language: Language): string | null {
  const url = { it: entity.audioUrl, en: entity.audioUrlEn, de: entity.audioUrlDe }[language];
  return url?.trim() ? url : null;
}

/** The same with its duration and waveform. */
export const guideOf = (entity: Pick<Entity, 'audio'>, language: Language): AudioGuide | null =>
  entity.audio?.[language] ?? null;

/** Transcript of the guide in a language; no fallback either, since it must match the sound. */
export const transcriptOf = (entity: EntityDetail, language: Language): string | null =>
  entity[localizedField('transcript', language)];

export const typeOf = (entity: Pick<CardEntity, 'entityTypeCode'>, types: EntityType[]): EntityType | undefined =>
  types.find(({ code }) => code === entity.entityTypeCode);
