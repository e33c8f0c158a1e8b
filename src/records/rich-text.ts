import sanitizeHtml from 'sanitize-html';
import { richText } from '../contract/rich-text.js';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: { a: [...richText.linkAttributes] },
  allowedSchemes: [...richText.linkSchemes],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
};

/** Removes scripts and all other markup that is not allowed. Null stays null. */
export function sanitizeRichText(html: string): string;
export function sanitizeRichText(html: string | null): string | null;
export function sanitizeRichText(html: string | null): string | null {
  return html === null ? null : sanitizeHtml(html, options);
}
