import { limits } from '../../../src/contract/limits.js';
import { wholeCharacters } from '../../../src/contract/text.js';

/** Whether a description is shown in two parts. */
export const isLong = (text: string | null | undefined): boolean => (text?.length ?? 0) > limits.readMore.characters;

/** Splits a text at the last space before `max` characters; the rest of a text that fits is empty. */
export function splitText(text: string, max: number): [beginning: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const at = space > 0 ? space : wholeCharacters(text, max);
  return [text.slice(0, at), text.slice(at)];
}
