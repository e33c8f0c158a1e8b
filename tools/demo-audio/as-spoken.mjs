import { readFileSync } from 'node:fs';

const pronunciation = JSON.parse(readFileSync(new URL('./pronunciation.json', import.meta.url), 'utf8'));

/**
 * A sentence as the input of the speech synthesis. Words that the voice mispronounces are replaced by pronunciation.json:
 * either by other words ("1740": "siebzehnhundertvierzig") or, between slashes, by the voice's X-SAMPA.
 */
export function asSpoken(sentence, language) {
  const words = pronunciation[language];
  const known = Object.keys(words).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence.replaceAll(pattern, (word) => inVoiceMarkup(words[word]));
}

const escapePattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const inVoiceMarkup = (say) => (say.startsWith('/') ? say.slice(1, -1).split(' ').map(phonemes).join(' ') : say);

const phonemes = (sounds) => `<phoneme ph='${sounds.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}'/>`;
