import { Parser } from 'htmlparser2';
import { withoutSeemingTags } from './rich-text.js';

const blocks: ReadonlySet<string> = new Set(
  'p div section article blockquote pre ul ol dl li dt dd table tr h1 h2 h3 h4 h5 h6 hr figure figcaption'.split(' '),
);
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template']);

/**
 * What a reader sees of HTML, as a text with its lines: `<p>Molo &amp; Riva<br>1912</p>` → `Molo & Riva` and `1912`. Of a text that is
 * none, entities alone change, and what only looks like a tag stays.
 */
export function textOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1;
      if (name === 'br' || blocks.has(name)) text += '\n';
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      if (blocks.has(name)) text += '\n';
      else if (name === 'td' || name === 'th') text += ' ';
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
  });
  parser.end(withoutSeemingTags(html));
  return text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const markup =
  /<\/?(?:p|br|b|i|em|strong|a|div|span|ul|ol|li|h[1-6]|sup|sub|u|font|table|tr|td)(?:\s[^<>]{0,500})?\/?>|&(?:amp|quot|lt|gt|nbsp|apos|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|lig)|#\d{1,6}|#x[\da-f]{1,5});/i;

/** The same where programs have written entities of entities, `&amp;quot;`, or of tags. */
export function textOfHtmlAgain(html: string): string {
  const text = textOfHtml(html);
  return hasMarkup(text) ? textOfHtml(text) : text;
}

/** Whether a text has tags or entities of HTML in it. */
export const hasMarkup = (text: string): boolean => markup.test(text);
