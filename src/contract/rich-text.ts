/**
 * Rich text: paragraphs, headings below the page's own, lists, emphasis, quotations, and links to http(s), mailto or the
 * site itself. The server removes everything else, and the editor offers nothing else.
 */
export const richText = {
  tags: [
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
  headingLevels: [2, 3, 4],
  linkAttributes: ['href', 'rel'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;

/** Whether the server keeps this address of a link. An address without a scheme is one of the site. */
export function isLinkAllowed(address: string): boolean {
  const { linkSchemes } = richText;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
  if (scheme) return (linkSchemes as readonly string[]).includes(scheme.toLowerCase());
  return /^[/#](?!\/)/.test(address);
}
