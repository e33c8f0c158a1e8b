import sanitizeHtml from 'sanitize-html';

/**
 * Allowed rich text: paragraphs, headings below the page's own, lists, emphasis, quotations, and links to http(s),
 * mailto or the site itself. Other elements are removed, their text stays.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
};

/** Removes scripts and all other markup that is not allowed. Null stays null. */
export function sanitizeRichText(html: string): string;
export function sanitizeRichText(html: string | null): string | null;
export function sanitizeRichText(html: string | null): string | null {
  return html === null ? null : sanitizeHtml(html, options);
}
