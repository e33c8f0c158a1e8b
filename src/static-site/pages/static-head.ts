import { xmlText } from '../../publishing/xml.js';
import { attributeOf, decodedAttribute, type HtmlElement, type HtmlNode } from '../html/html-tree.js';
import type { PageContext } from './page-context.js';
import { absoluteLink, rewrittenLink } from './rewritten-link.js';

const staticRelations = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'prev', 'next']);

export function staticLink(link: HtmlElement, page: PageContext): HtmlNode[] {
  const relation = link.attributes.get('rel') ?? '';
  const href = decodedAttribute(link.attributes.get('href') ?? '');
  const isAddress = relation === 'canonical' || (relation === 'alternate' && attributeOf(link, 'hreflang') !== null);
  if (!isAddress && !staticRelations.has(relation)) return [];
  const to = isAddress ? absoluteLink(href, page) : rewrittenLink(href, page);
  if (to === null) return [];
  link.attributes.set('href', xmlText(to));
  return [link];
}

export function staticMeta(meta: HtmlElement, page: PageContext): HtmlNode[] {
  const property = meta.attributes.get('property') ?? '';
  if (['languages', 'analytics-id'].includes(meta.attributes.get('name') ?? '')) return [];
  if (!/^og:(url|image|video|audio)/.test(property)) return [meta];
  const content = decodedAttribute(meta.attributes.get('content') ?? '');
  if (!/^https?:/.test(content)) return page.site.isPublicUrl ? [meta] : [];
  const to = absoluteLink(content, page);
  if (to === null) return [];
  meta.attributes.set('content', xmlText(to));
  return [meta];
}
