import { cutText, stripMarkup } from '../../src/contract/text.js';

/** Text for a description: without markup, at most `max` characters including the ellipsis. */
export const metaText = (html: string, max: number): string => fitText(stripMarkup(html), max);

/** Plain text for a title: on one line, at most `max` characters including the ellipsis. */
export function fitText(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= max ? line : cutText(line, { max: max - 1, spaceAfter: Math.floor(max / 2) });
}
