import { limits } from './limits.js';

/** Rich text as plain text: tags removed, the common character references decoded, white space collapsed. */
export function stripMarkup(html: string): string {
  return (/[<&]/.test(html) ? withoutMarkup(html) : html)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/**
 * Cuts text to `max` characters and appends an ellipsis; cuts at the last space if that is after position `spaceAfter`.
 * Text that fits is returned as it is.
 */
export function cutText(text: string, { max, spaceAfter = 0 }: { max: number; spaceAfter?: number }): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${withoutMarksAtEnd(space > spaceAfter ? cut.slice(0, space) : cut)}…`;
}

function withoutMarksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:–-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
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
