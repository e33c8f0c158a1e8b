/** An element of a page. Attributes are as written: references such as `&amp;` are not decoded. */
export interface HtmlElement {
  tag: string;
  attributes: Map<string, string | null>;
  children: HtmlNode[];
}

/** Text and whatever else is no element is kept as it is written. */
export type HtmlNode = HtmlElement | string;

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their content is text, whatever it looks like. */
const textTags = new Set(['script', 'style', 'textarea', 'title']);

const tagPattern =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w:-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
const attributePattern = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/**
 * The tree of a document that this site has rendered: every element that is not void has its end tag. Of other documents a missing
 * end tag closes with the element around it, and an end tag without a start is left out. Comments are left out: React's are for
 * hydration only.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  let at = 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match; match = tagPattern.exec(html)) {
    const inside = open.at(-1) ?? root;
    if (match.index > at) inside.children.push(html.slice(at, match.index));
    at = tagPattern.lastIndex;
    const [written, end, start, attributes = '', slash] = match;
    if (end) close(open, end.toLowerCase());
    else if (!start) {
      if (/^<!d/i.test(written)) inside.children.push(written);
    } else {
      const element: HtmlElement = { tag: start.toLowerCase(), attributes: attributesOf(attributes), children: [] };
      inside.children.push(element);
      if (slash || voidTags.has(element.tag)) continue;
      if (!textTags.has(element.tag)) open.push(element);
      else at = tagPattern.lastIndex = takeText(html, at, element);
    }
  }
  if (at < html.length) (open.at(-1) ?? root).children.push(html.slice(at));
  return root;
}

function close(open: HtmlElement[], tag: string): void {
  const depth = open.findLastIndex((element) => element.tag === tag);
  if (depth > 0) open.length = depth;
}

/** Returns where the document goes on after the element. */
function takeText(html: string, from: number, element: HtmlElement): number {
  const end = new RegExp(`</${element.tag}\\s*>`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  element.children.push(html.slice(from, found?.index ?? html.length));
  return found ? end.lastIndex : html.length;
}

const attributesOf = (written: string): Map<string, string | null> =>
  new Map(
    [...written.matchAll(attributePattern)].map(([, name = '', double, single, plain]) => [
      name.toLowerCase() === 'srcset' ? 'srcset' : name,
      double ?? single?.replaceAll('"', '&quot;') ?? plain ?? null,
    ]),
  );

export function writeHtml(node: HtmlNode): string {
  if (!isElement(node)) return node;
  const inside = node.children.map(writeHtml).join('');
  if (node.tag === '') return inside;
  const attributes = [...node.attributes].map(([name, value]) => (value === null ? ` ${name}` : ` ${name}="${value}"`));
  const start = `<${node.tag}${attributes.join('')}>`;
  if (voidTags.has(node.tag)) return start;
  return `${start}${inside}</${node.tag}>`;
}

/** The value of an attribute as text. */
export const decodedAttribute = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Text for an attribute in double quotes, and for the content of an element. */
export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first element of a tag, in the order of the document. */
export function findElement(within: HtmlElement, tag: string): HtmlElement | null {
  for (const child of within.children) {
    if (!isElement(child)) continue;
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return null;
}
