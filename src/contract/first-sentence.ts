import { limits } from './limits.js';
import { cutText } from './text.js';

/**
 * A full stop ends a sentence after a word of four letters, of three that end in a vowel, or a year; not after an
 * initial, an abbreviation or an ordinal number.
 */
const sentenceEnd =
  /(?:(?:\p{L}{4}|\p{L}{2}[aeiouyàèéìòùäöü]|\d{3}|[^\p{L}\d\s.])\.|[!?…])[’”“»«)"]*(?=\s+[^\p{Ll}\s])/u;

/** The first sentence of a plain text, at most 220 characters; the empty string of a blank one. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = sentenceEnd.exec(line);
  return cutText(end ? line.slice(0, end.index + end[0].length) : line, {
    max: limits.excerpt.entity,
    spaceAfter: limits.excerpt.entitySpaceAfter,
  });
}
