import sanitizeHtml from 'sanitize-html';

/**
 * What rich text may contain: paragraphs, headings below the page's own, lists, emphasis, quotations and links to http(s),
 * mail or the site itself. Everything else is taken out, its text stays.
 */
const kept: sanitizeHtml.IOptions = {
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

/** Rich text without anything that could act. Null stays null. */
export function sanitizeRichText(html: string): string;
export function sanitizeRichText(html: string | null): string | null;
export function sanitizeRichText(html: string | null): string | null {
  return html === null ? null : sanitizeHtml(html, kept);
}
