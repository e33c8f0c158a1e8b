import type { AudioGuide, EntityAudio } from '../../contract/audio.js';
import type { Language } from '../../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../contract/localized.js';
import { firstSentence } from '../../contract/first-sentence.js';
import type { EntityRow } from '../entity.row.js';

/** The audio guides of an entity by language; null when it has none. Only files in our own storage are measured. */
export function presentAudio(
  row: Pick<EntityRow, 'audioUrl' | 'audioUrlEn' | 'audioUrlDe' | 'audio'> & LocalizedOrNull<'transcriptStart'>,
): EntityAudio | null {
  const guide = (url: string | null, language: Language): AudioGuide | null => {
    if (!url?.trim()) return null;
    const { durationSeconds = null, peaks = null } = row.audio[language] ?? {};
    const start = row[localizedField('transcriptStart', language)] ?? '';
    return { url, durationSeconds, peaks, firstSentence: firstSentence(start) || null };
  };
  const audio = { it: guide(row.audioUrl, 'it'), en: guide(row.audioUrlEn, 'en'), de: guide(row.audioUrlDe, 'de') };
  return Object.values(audio).some(Boolean) ? audio : null;
}
