import { xmlText } from '../../publishing/xml.js';
import { type HtmlElement, type HtmlNode, isElement } from '../html/html-tree.js';

/** A form that is a row of buttons for years (`<button name="years" value="1890-1899">`) as links; nothing where it is another one. */
export function yearsAsLinks(form: HtmlElement, linkOf: (years: string) => string | null): HtmlNode[] {
  let count = 0;
  const linked = (node: HtmlNode): HtmlNode => {
    if (!isElement(node)) return node;
    const isYears = node.tag === 'button' && node.attributes.get('name') === 'years';
    const href = isYears ? linkOf(node.attributes.get('value') ?? '') : null;
    const children = node.children.map(linked);
    if (href === null) return { ...node, children };
    count += 1;
    const attributes = new Map([['href', xmlText(href)], ...node.attributes] as [string, string | null][]);
    for (const name of ['name', 'value', 'type', 'formAction']) attributes.delete(name);
    return { tag: 'a', attributes, children };
  };
  const attributes = new Map(form.attributes);
  for (const name of ['action', 'role', 'autoComplete']) attributes.delete(name);
  attributes.set('class', `copy-years ${attributes.get('class') ?? ''}`);
  const list = { tag: 'nav', attributes, children: form.children.map(linked) };
  return count > 0 ? [list] : [];
}
