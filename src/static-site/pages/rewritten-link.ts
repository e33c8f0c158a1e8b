import { splitLanguage } from '../../contract/languages.js';
import { enlargedHash, suggestHash } from '../../contract/paths.js';
import { linkTo, type PageContext, servedPath } from './page-context.js';
import { staticAddress } from './static-address.js';

/**
 * Where a link of a page leads in the copy: relative, so that the folder can be anywhere. Null: it needs a server, and the link is
 * left out.
 * @param href decoded
 */
export function rewrittenLink(href: string, page: PageContext): string | null {
  const address = ownAddress(href, page);
  if (address === null) return isOfShare(href, page) ? null : href;
  if (address.startsWith('#')) return address;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  const language = /^\/language\/(\w+)$/.exec(pathname)?.[1];
  // A missing page is missing in every language.
  if (language && page.isAnywhere) return rewrittenLink(`/${language}`, page);
  if (language) return rewrittenLink(`/${language}${splitLanguage(page.source).path.replace(/^\/$/, '')}`, page);
  if (pathname.startsWith('/iiif/') || pathname === `${page.source}/view`) return largest(page);
  if (hash === enlargedHash || hash === suggestHash) return null;
  const to = staticAddress(pathname + search, page);
  if (to.kind === 'dropped') return pathname.endsWith('/removal-request') ? mailTo(page) : null;
  if (to.kind === 'file') {
    page.onFile(decodeURIComponent(to.file));
    return linkTo(page, decodeURIComponent(to.file));
  }
  if (to.kind === 'search') return linkTo(page, to.file) + to.query;
  page.onPage(to);
  if (to.file === page.file && hash) return hash;
  const view = new URLSearchParams(search).get('view');
  return linkTo(page, to.file) + (view && pathname.endsWith('/map') ? `?view=${encodeURIComponent(view)}` : '') + hash;
}

/** The same as a whole address, for search engines; null where the copy has none, or not this page. */
export function absoluteLink(href: string, page: PageContext): string | null {
  const address = ownAddress(href, page);
  if (!page.site.isPublicUrl || address === null) return null;
  const to = staticAddress(address, page);
  if (to.kind === 'dropped') return null;
  if (to.kind === 'file') page.onFile(to.file);
  return page.site.publicUrl + (to.kind === 'file' ? `/${to.file}` : servedPath(to.file));
}

/** The path of a link on this site; null for one to elsewhere. */
function ownAddress(href: string, { site, source }: PageContext): string | null {
  if (href.startsWith('#') || (href.startsWith('/') && !href.startsWith('//'))) return href;
  if (href.startsWith(`${site.publicUrl}/`)) return href.slice(site.publicUrl.length);
  if (href === site.publicUrl) return '/';
  if (href.startsWith('?')) return source.split('?')[0] + href;
  return null;
}

/** Without an address of its own the copy cannot be shared. */
const isOfShare = (href: string, { site }: PageContext): boolean =>
  !site.isPublicUrl && href.includes(encodeURIComponent(site.publicUrl));

function largest(page: PageContext): string | null {
  if (page.largest === null) return null;
  page.onFile(page.largest.slice(1));
  return linkTo(page, page.largest.slice(1));
}

const mailTo = ({ site }: PageContext): string | null => site.contactEmail && `mailto:${site.contactEmail}`;
