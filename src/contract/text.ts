import { limits } from './limits.js';

/**
 * Tags and comments of HTML. Other text in angle brackets is text: librarians write dates and qualifiers so, as in
 * `Rossi, Mario <1850-1910>`.
 */
const markup =
  /<(?:!--|\/?(?:[abipqsu]|br|div|em|h\d|img|li|[ou]l|span|strong|su[bp]|table|t[dhr]|blockquote)(?=[\s/>]))[^<>]*>/gi;

const characters: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Rich text as plain text: tags removed, the common character references decoded, white space collapsed. */
export function stripMarkup(html: string): string {
  return html
    .replace(markup, ' ')
    .replace(/&(\w+|#39);/g, (reference, name: string) => characters[name] ?? reference)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/**
 * Cuts text to `max` characters and appends an ellipsis; cuts at the last space if that is after position `spaceAfter`.
 * Text that fits is returned as it is.
 */
export function cutText(text: string, { max, spaceAfter = 0 }: { max: number; spaceAfter?: number }): string {
  if (text.length <= max) return text;
  const cut = cutWhole(text, max);
  const space = cut.lastIndexOf(' ');
  return `${withoutMarksAtEnd(space > spaceAfter ? cut.slice(0, space) : cut)}…`;
}

function withoutMarksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:–-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The beginning of a text, at most `max` characters, without an ellipsis. */
export const cutWhole = (text: string, max: number): string => text.slice(0, wholeCharacters(text, max));

/**
 * Where to cut a text so that no character is cut into halves: an emoji, a flag, or a letter with its accents, which are
 * several code units each.
 * @returns `max`, or the start of the character that `max` is inside of
 */
export function wholeCharacters(text: string, max: number): number {
  // Most texts are in scripts whose characters are one unit each.
  if (!/[\u0300-\u200f\u2028-\uffff]/.test(text.slice(Math.max(0, max - 1), max + 1))) return max;
  return new Intl.Segmenter().segment(text.slice(0, max + 64)).containing(max)!.index;
}

/** A photo's description on a card: 120 characters, cut at a space only after position 80. */
export const photoExcerpt = (description: string | null): string =>
  cutText(stripMarkup(description ?? ''), { max: limits.excerpt.photo, spaceAfter: limits.excerpt.photoSpaceAfter });

/** An entity's excerpt, or the start of its description: 220 characters, cut at a space only after position 140. */
export const entityExcerpt = (excerpt: string | null, description: string | null = null): string =>
  cutText(stripMarkup(excerpt?.trim() ? excerpt : (description ?? '')), {
    max: limits.excerpt.entity,
    spaceAfter: limits.excerpt.entitySpaceAfter,
  });
