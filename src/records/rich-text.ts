import sanitizeHtml from 'sanitize-html';
import { richText } from '../contract/rich-text.js';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: { a: [...richText.linkAttributes] },
  allowedSchemes: [...richText.linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
};

/**
 * Removes scripts and all other markup that is not allowed; what stood in blocks and cells does not run together. What only looks
 * like a tag stays text: librarians write dates and qualifiers so, as in `Rossi, Mario <1850-1910>`. Null stays null.
 */
export function sanitizeRichText(html: string): string;
export function sanitizeRichText(html: string | null): string | null;
export function sanitizeRichText(html: string | null): string | null {
  if (html === null) return null;
  const separated = withoutSeemingTags(html)
    .replace(endOfBlock, (written) => `${written}<br>`)
    .replace(endOfCell, (written) => `${written} `);
  return sanitizeHtml(separated, options);
}

/** What only looks like a tag, as text: `<1850-1910>`. */
export const withoutSeemingTags = (html: string): string =>
  html.replace(tag, (written, name: string) => (isElement(name) ? written : `&lt;${written.slice(1)}`));

const tag = /<\/?([^\s/<>!?][^\s/<>]*)/g;
/** Those of Word have a prefix: `o:p`. */
const isElement = (name: string): boolean => name.includes(':') || elements.has(name.toLowerCase());

/** Blocks that are removed around their text, and cells. */
const endOfBlock =
  /<\/(?:div|section|article|header|footer|main|aside|address|figure|figcaption|caption|tr|dt|dd|pre|center)>(?!\s*(?:<\/|$))/gi;
const endOfCell = /<\/t[dh]>/gi;

/** The elements of HTML, present and former. */
const elements = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption
  figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend
  li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p
  param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike
  strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
  xmp path circle rect line polyline polygon ellipse g defs use text tspan image foreignobject animate set math mi mo mn`.split(
    /\s+/,
  ),
);
