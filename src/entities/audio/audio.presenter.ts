import type { AudioGuide, EntityAudio } from '../../contract/audio.js';
import type { Language } from '../../contract/languages.js';
import type { EntityRow } from '../entity.row.js';

/** The guides of a card by language; null for a card that has none at all. What was measured belongs to our own files. */
export function presentAudio(
  row: Pick<EntityRow, 'audioUrl' | 'audioUrlEn' | 'audioUrlDe' | 'audio'>,
): EntityAudio | null {
  const guide = (url: string | null, language: Language): AudioGuide | null => {
    if (!url?.trim()) return null;
    const { durationSeconds = null, peaks = null } = row.audio[language] ?? {};
    return { url, durationSeconds, peaks };
  };
  const audio = { it: guide(row.audioUrl, 'it'), en: guide(row.audioUrlEn, 'en'), de: guide(row.audioUrlDe, 'de') };
  return Object.values(audio).some(Boolean) ? audio : null;
}
