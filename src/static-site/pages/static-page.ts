import { xmlText } from '../../publishing/xml.js';
import {
  decodedAttribute,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  writeHtml,
} from '../html/html-tree.js';
import { localFiles } from './local-files.js';
import { linkTo, type PageContext } from './page-context.js';
import { rewrittenLink } from './rewritten-link.js';
import { staticForm } from './static-form.js';
import { staticLink, staticMeta } from './static-head.js';

/** The style sheet of what only the copy has. */
export const copyStyles = 'static/copy.css';

/** What a page of the copy has in the place of the site's own content, and the files it needs. */
export interface OwnContent {
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * A page of the site as a file: its links lead to files, and what needs a server or the site's scripts is left out. No script
 * stays except those of `own`, so that the page reads in any browser of any year.
 */
export function staticPage(html: string, page: PageContext, own?: OwnContent): string {
  const document = parseHtml(html);
  const main = findElement(document, 'main');
  if (own && main) main.children = [own.html];
  document.children = document.children.flatMap((child) => staticNodes(child, page));
  const head = findElement(document, 'head');
  for (const style of [copyStyles, ...(own?.styles ?? [])])
    head?.children.push(`<link rel="stylesheet" href="${xmlText(linkTo(page, style))}">`);
  for (const script of own?.scripts ?? [])
    head?.children.push(`<script defer src="${xmlText(linkTo(page, script))}"></script>`);
  findElement(document, 'footer')?.children.push(
    `<p class="copy-notice wrap">${xmlText(page.site.notice[page.language])}</p>`,
  );
  return writeHtml(document);
}

/** Nothing, where an element is left out; an element without a link becomes what it holds. */
function staticNodes(node: HtmlNode, page: PageContext): HtmlNode[] {
  if (!isElement(node)) return [node];
  const { tag, attributes } = node;
  const classes = (attributes.get('class') ?? '').split(' ');
  if (attributes.has('data-needs-server') || classes.includes('noscript:hidden')) return [];
  if (tag === 'script') return attributes.get('type') === 'application/ld+json' ? [withNamedFiles(node, page)] : [];
  if (tag === 'template' || tag === 'base' || tag === 'noscript') return [];
  if (tag === 'link') return staticLink(node, page);
  if (tag === 'meta') return staticMeta(node, page);
  if (tag === 'form') return staticForm(node, page);
  if (tag === 'button' && !attributes.has('popoverTarget') && !attributes.has('popovertarget')) return [];
  if (tag === 'a' && !withLink(node, page)) return [];
  withFiles(node, page);
  return withStaticChildren(node, page);
}

/** Elements that only hold others: without any content left they would be an empty line. */
const holders = new Set(['li', 'p', 'ul', 'ol', 'nav', 'div', 'span', 'section', 'aside', 'fieldset', 'details']);
const contents = new Set([
  'img',
  'picture',
  'video',
  'audio',
  'iframe',
  'input',
  'button',
  'object',
  'hr',
  'main',
  'footer',
]);

function withStaticChildren(node: HtmlElement, page: PageContext): HtmlNode[] {
  const before = node.children.length;
  const wasContent = hasContent(node);
  node.children = node.children.flatMap((child) => staticNodes(child, page));
  const isLess = node.children.length < before || wasContent;
  return holders.has(node.tag) && isLess && wasContent && !hasContent(node) ? [] : [node];
}

/** Something to read or to see besides headings and ornaments. */
function hasContent(node: HtmlNode): boolean {
  if (!isElement(node)) return node.trim() !== '';
  if (contents.has(node.tag)) return true;
  if (node.tag === 'svg' || /^h[1-6]$/.test(node.tag)) return node.tag === 'h1';
  return node.children.some(hasContent);
}

/** Whether the link stays. */
function withLink(link: HtmlElement, page: PageContext): boolean {
  const href = link.attributes.get('href');
  if (href === null || href === undefined) return true;
  const to = rewrittenLink(decodedAttribute(href), page);
  if (to === null) return false;
  link.attributes.set('href', xmlText(to));
  return true;
}

function withFiles(node: HtmlElement, page: PageContext): void {
  for (const name of ['src', 'poster', 'data']) {
    const value = node.attributes.get(name);
    if (value) node.attributes.set(name, xmlText(rewrittenLink(decodedAttribute(value), page) ?? ''));
  }
  const set = node.attributes.get('srcset');
  if (set)
    node.attributes.set(
      'srcset',
      decodedAttribute(set)
        .split(',')
        .map((entry) => {
          const [address = '', ...size] = entry.trim().split(/\s+/);
          return [xmlText(rewrittenLink(address, page) ?? ''), ...size].join(' ');
        })
        .join(', '),
    );
  const style = node.attributes.get('style');
  if (style?.includes('url('))
    node.attributes.set(
      'style',
      style.replace(
        /url\((['"]?|&quot;)(\/(?!\/)[^)'"&]+)\1\)/g,
        (_, __, path: string) => `url(${rewrittenLink(path, page) ?? ''})`,
      ),
    );
}

/** Data for machines name pictures by their addresses. */
function withNamedFiles(script: HtmlElement, page: PageContext): HtmlElement {
  if (page.site.isPublicUrl)
    for (const file of localFiles(script.children.map(writeHtml).join(''), page.site.publicUrl)) page.onFile(file);
  return script;
}
