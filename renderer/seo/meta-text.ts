import { cutText, stripMarkup } from '../../src/contract/text.js';

/** Text for a title or a description: without markup, at most `max` characters including the ellipsis. */
export function metaText(html: string, max: number): string {
  const text = stripMarkup(html);
  return text.length <= max ? text : cutText(text, { max: max - 1, spaceAfter: Math.floor(max / 2) });
}
