import {
  decodedAttribute,
  escapedHtml,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  writeHtml,
} from '../html/html-tree.js';
import { localFiles } from './local-files.js';
import { linkTo, type PageContext } from './page-context.js';
import { absoluteLink, rewrittenLink } from './rewritten-link.js';
import { yearsAsLinks } from './years-as-links.js';

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
  document.children = document.children.flatMap((child) => kept(child, page));
  const head = findElement(document, 'head');
  for (const style of [copyStyles, ...(own?.styles ?? [])])
    head?.children.push(`<link rel="stylesheet" href="${escapedHtml(linkTo(page, style))}">`);
  for (const script of own?.scripts ?? [])
    head?.children.push(`<script defer src="${escapedHtml(linkTo(page, script))}"></script>`);
  findElement(document, 'footer')?.children.push(
    `<p class="copy-notice wrap">${escapedHtml(page.site.notice[page.language])}</p>`,
  );
  return writeHtml(document);
}

/** Nothing, where an element is left out; an element without a link becomes what it holds. */
function kept(node: HtmlNode, page: PageContext): HtmlNode[] {
  if (!isElement(node)) return [node];
  const { tag, attributes } = node;
  const classes = (attributes.get('class') ?? '').split(' ');
  if (attributes.has('data-needs-server') || classes.includes('noscript:hidden')) return [];
  if (tag === 'script') return attributes.get('type') === 'application/ld+json' ? [withFilesTold(node, page)] : [];
  if (tag === 'template' || tag === 'base' || tag === 'noscript') return [];
  if (tag === 'link') return keptLink(node, page);
  if (tag === 'meta') return keptMeta(node, page);
  if (tag === 'form') return keptForm(node, page);
  if (tag === 'button' && !attributes.has('popoverTarget') && !attributes.has('popovertarget')) return [];
  if (tag === 'a' && !withLink(node, page)) return [];
  withFiles(node, page);
  return keptInside(node, page);
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

function keptInside(node: HtmlElement, page: PageContext): HtmlNode[] {
  const before = node.children.length;
  const wasContent = hasContent(node);
  node.children = node.children.flatMap((child) => kept(child, page));
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

const keptRelations = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'prev', 'next']);

function keptLink(link: HtmlElement, page: PageContext): HtmlNode[] {
  const relation = link.attributes.get('rel') ?? '';
  const href = decodedAttribute(link.attributes.get('href') ?? '');
  const isAddress = relation === 'canonical' || (relation === 'alternate' && attributeOf(link, 'hreflang') !== null);
  if (!isAddress && !keptRelations.has(relation)) return [];
  const to = isAddress ? absoluteLink(href, page) : rewrittenLink(href, page);
  if (to === null) return [];
  link.attributes.set('href', escapedHtml(to));
  return [link];
}

function keptMeta(meta: HtmlElement, page: PageContext): HtmlNode[] {
  const property = meta.attributes.get('property') ?? '';
  if (['languages', 'analytics-id'].includes(meta.attributes.get('name') ?? '')) return [];
  if (!/^og:(url|image|video|audio)/.test(property)) return [meta];
  const content = decodedAttribute(meta.attributes.get('content') ?? '');
  if (!/^https?:/.test(content)) return page.site.isPublicUrl ? [meta] : [];
  const to = absoluteLink(content, page);
  if (to === null) return [];
  meta.attributes.set('content', escapedHtml(to));
  return [meta];
}

/** A field for a text can ask the search in the browser, and a row of years can lead there. */
function keptForm(form: HtmlElement, page: PageContext): HtmlNode[] {
  const action = decodedAttribute(form.attributes.get('action') ?? '');
  if (action.endsWith('/about#contattaci')) return emailInstead(page);
  if (attributeOf(form, 'method') !== null || !/\/(archivio|search)$/.test(action)) return [];
  if (findElement(form, 'select')) return [];
  const field = findElement(form, 'input');
  if (!field) return yearsAsLinks(form, (years) => rewrittenLink(`${action}?years=${years}`, page));
  const button = findElement(form, 'button');
  const to = rewrittenLink(`${action.replace(/archivio$/, 'search')}`, page);
  if (!button || to === null) return [];
  form.attributes.set('action', escapedHtml(to));
  field.attributes.set('name', 'q');
  return [form];
}

/** Where the form for messages was, the address that they went to. */
function emailInstead({ site: { contactEmail } }: PageContext): HtmlNode[] {
  if (contactEmail === null) return [];
  const email = escapedHtml(contactEmail);
  return [`<p><a class="link text-xl" href="mailto:${email}">${email}</a></p>`];
}

/** Whether the link stays. */
function withLink(link: HtmlElement, page: PageContext): boolean {
  const href = link.attributes.get('href');
  if (href === null || href === undefined) return true;
  const to = rewrittenLink(decodedAttribute(href), page);
  if (to === null) return false;
  link.attributes.set('href', escapedHtml(to));
  return true;
}

function withFiles(node: HtmlElement, page: PageContext): void {
  for (const name of ['src', 'poster', 'data']) {
    const value = node.attributes.get(name);
    if (value) node.attributes.set(name, escapedHtml(rewrittenLink(decodedAttribute(value), page) ?? ''));
  }
  const set = node.attributes.get('srcset');
  if (set)
    node.attributes.set(
      'srcset',
      decodedAttribute(set)
        .split(',')
        .map((entry) => {
          const [address = '', ...size] = entry.trim().split(/\s+/);
          return [escapedHtml(rewrittenLink(address, page) ?? ''), ...size].join(' ');
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
function withFilesTold(script: HtmlElement, page: PageContext): HtmlElement {
  if (page.site.isPublicUrl)
    for (const file of localFiles(script.children.map(writeHtml).join(''), page.site.publicUrl)) page.onFile(file);
  return script;
}

/** React writes some names of attributes in their own case. */
const attributeOf = ({ attributes }: HtmlElement, name: string): string | null => {
  for (const [written, value] of attributes) if (written.toLowerCase() === name) return value ?? '';
  return null;
};
