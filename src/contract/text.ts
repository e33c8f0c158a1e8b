import { limits } from './limits.js';

/** Rich text as plain text: markup gone, entities of the kept set decoded, white space folded. */
export function stripMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/**
 * Cuts text to `max` characters, at the last space when that stands after `spaceAfter`, and ends it with an ellipsis.
 * Text that fits is returned as it is. Source: public-site.md §5.
 */
export function cutText(text: string, { max, spaceAfter = 0 }: { max: number; spaceAfter?: number }): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return `${(space > spaceAfter ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** A photo's description on its card: 120 characters, cut at a space only after position 80. */
export const photoExcerpt = (description: string | null): string =>
  cutText(stripMarkup(description ?? ''), { max: limits.excerpt.photo, spaceAfter: limits.excerpt.photoSpaceAfter });

/** A card's excerpt, or the beginning of its story: 220 characters, cut at a space only after position 140. */
export const entityExcerpt = (excerpt: string | null, description: string | null = null): string =>
  cutText(stripMarkup(excerpt?.trim() ? excerpt : (description ?? '')), {
    max: limits.excerpt.entity,
    spaceAfter: limits.excerpt.entitySpaceAfter,
  });
