import { Parser } from 'htmlparser2';

/** An element of a page. Attributes are as written: references such as `&amp;` are not decoded. */
export interface HtmlElement {
  tag: string;
  attributes: Map<string, string | null>;
  children: HtmlNode[];
}

/** Text and whatever else is no element is kept as it is written. */
export type HtmlNode = HtmlElement | string;

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/**
 * The tree of a document. A missing end tag closes with the element around it, as in browsers. Comments are left out: React's are
 * for hydration only.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  const add = (node: HtmlNode): void => void open.at(-1)?.children.push(node);
  let attributes: HtmlElement['attributes'] = new Map();
  const parser = new Parser(
    {
      onopentagname: () => (attributes = new Map()),
      onattribute: (name, value, quote) =>
        attributes.set(
          name.toLowerCase() === 'srcset' ? 'srcset' : name,
          quote === undefined ? null : value.replaceAll('"', '&quot;'),
        ),
      onopentag: (tag) => {
        const element = { tag, attributes, children: [] };
        add(element);
        open.push(element);
      },
      onclosetag: () => void open.pop(),
      ontext: add,
      onprocessinginstruction: (_, written) => add(`<${written}>`),
    },
    { decodeEntities: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(html);
  return root;
}

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

/** The first element of a tag, in the order of the document. */
export function findElement(within: HtmlElement, tag: string): HtmlElement | null {
  for (const child of within.children) {
    if (!isElement(child)) continue;
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return null;
}

/** The value of an attribute, null without it. React writes some names of attributes in their own case. */
export const attributeOf = ({ attributes }: HtmlElement, name: string): string | null => {
  for (const [written, value] of attributes) if (written.toLowerCase() === name) return value ?? '';
  return null;
};
