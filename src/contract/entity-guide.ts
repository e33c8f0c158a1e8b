import type { AudioGuide } from './audio.js';
import type { Entity, EntityDetail } from './entity.js';
import type { Language } from './languages.js';
import { localizedField } from './localized.js';

/** The audio guide in a language, with its duration and waveform. Unlike texts, guides have no fallback to another language. */
export const guideOf = (entity: Pick<Entity, 'audio'>, language: Language): AudioGuide | null =>
  entity.audio?.[language] ?? null;

/** Transcript of the guide in a language; no fallback either, since it must match the sound. */
export const transcriptOf = (entity: EntityDetail, language: Language): string | null =>
  entity[localizedField('transcript', language)];
