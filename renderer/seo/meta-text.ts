import { cutText, stripMarkup } from '../../src/contract/text.js';

/** Words for a title or a description of the head: no markup, at most `max` characters, the ellipsis included. */
export function metaText(html: string, max: number): string {
  const text = stripMarkup(html);
  return text.length <= max ? text : cutText(text, { max: max - 1, spaceAfter: Math.floor(max / 2) });
}
