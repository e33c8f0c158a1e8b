import { readFileSync } from 'node:fs';

const pronunciation = JSON.parse(readFileSync(new URL('./pronunciation.json', import.meta.url), 'utf8'));

/**
 * A sentence as the voice has to be given it. What the voice would say wrong stands in pronunciation.json: either in
 * words ("1740": "siebzehnhundertvierzig") or, between slashes, in the voice's own X-SAMPA.
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
