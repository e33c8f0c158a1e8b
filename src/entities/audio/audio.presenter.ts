import type { AudioGuide, EntityAudio } from '../../contract/audio.js';
import { byLanguage, type Language } from '../../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../contract/localized.js';
import { firstSentence } from '../../contract/first-sentence.js';
import { publishedAddress } from '../../images/published-address.js';
import type { EntityRow } from '../entity.row.js';

/** The audio guides of an entity by language; null when it has none. Only files in our own storage are measured. */
export function presentAudio(
  row: Pick<EntityRow, 'audio'> & LocalizedOrNull<'audioUrl' | 'transcriptStart'>,
  { isPublished }: { isPublished: boolean },
): EntityAudio | null {
  const guide = (language: Language): AudioGuide | null => {
    const url = row[localizedField('audioUrl', language)];
    if (!url?.trim()) return null;
    const { durationSeconds = null, peaks = null } = row.audio[language] ?? {};
    const start = row[localizedField('transcriptStart', language)] ?? '';
    return {
      url: isPublished ? publishedAddress(url) : url,
      durationSeconds,
      peaks,
      firstSentence: firstSentence(start) || null,
    };
  };
  const audio = byLanguage(guide);
  return Object.values(audio).some(Boolean) ? audio : null;
}
