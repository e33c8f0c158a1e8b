import type { AudioGuide } from '../../src/contract/audio.js';
import type { Entity, EntityDetail } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { type Localized, type LocalizedOrNull, localized, localizedField } from '../../src/contract/localized.js';

/** The former name where it differs from today's, else null. */
export function formerName(
  entity: Localized<'name'> & Pick<Entity, 'historicalName'>,
  language: Language,
): string | null {
  const former = entity.historicalName?.trim();
  if (!former) return null;
  const todays = [entity.name, localized(entity, 'name', language)].map((name) => name.toLowerCase());
  return todays.includes(former.toLowerCase()) ? null : former;
}

/** The audio guide in a language. Unlike texts, guides have no fallback to another language. */
export function audioUrlOf(entity: LocalizedOrNull<'audioUrl'>, language: Language): string | null {
  const url = entity[localizedField('audioUrl', language)];
  return url?.trim() ? url : null;
}

/** The same with its duration and waveform. */
export const guideOf = (entity: Pick<Entity, 'audio'>, language: Language): AudioGuide | null =>
  entity.audio?.[language] ?? null;

/** Transcript of the guide in a language; no fallback either, since it must match the sound. */
export const transcriptOf = (entity: EntityDetail, language: Language): string | null =>
  entity[localizedField('transcript', language)];

export const typeOf = <Type extends { code: string }>(
  entity: Pick<Entity, 'entityTypeCode'>,
  types: Type[],
): Type | undefined => types.find(({ code }) => code === entity.entityTypeCode);
