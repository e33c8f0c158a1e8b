import { defaultAccent } from '../../src/contract/colour/accent.js';
import { defaultLanguage, isLanguage, type Language, splitLanguage } from '../../src/contract/languages.js';
import type italian from '../../src/contract/locales/it/offline.json';
import { plainPageRootStyle, plainPageStyle, plainPageThemeScript } from '../../src/contract/plain-page.js';
import { byFolder } from '../i18n/by-folder.js';

const texts = byFolder(
  import.meta.glob<typeof italian>('../../src/contract/locales/*/offline.json', { import: 'default', eager: true }),
);

/** A page that can be read without a line. */
export interface CachedPage {
  path: string;
  /** As in the `<title>` of the page, with the name of the site at its end. */
  titleHtml: string;
}

/** What there is to make the page of: pages that were read, latest first, and addresses of files that came with them. */
export interface CachedPages {
  pages: readonly CachedPage[];
  files: readonly string[];
  /** The style attribute of the latest page's root, which has the archive's own accent; null without one. */
  rootStyle: string | null;
  /** Its language; null without a page. */
  language: string | null;
}

/** The language of the address, else that of the page that was read last, else the base language of the archive. */
export const languageOffline = (pathname: string, lastRead: string | null): Language =>
  splitLanguage(pathname).language ?? (isLanguage(lastRead) ? lastRead : defaultLanguage);

/** What the latest page's root says. */
export function rootOf(html: string): Pick<CachedPages, 'rootStyle' | 'language'> {
  const root = html.slice(0, Math.max(0, html.indexOf('<head>')));
  return { rootStyle: /style="([^"]*)"/.exec(root)?.[1] ?? null, language: /lang="([^"]*)"/.exec(root)?.[1] ?? null };
}

/**
 * The page shown when a page can neither be fetched nor is cached. The worker makes it from what it has: it says what went
 * wrong, lists the cached pages, and reloads when the connection is back.
 */
export function offlinePage(language: Language, { pages, files, rootStyle }: Omit<CachedPages, 'language'>): Response {
  const text = texts[language];
  const list = pages
    .map(
      ({ path, titleHtml }) => `<li><a href="${escaped(path)}">${ownTitle(titleHtml).replace(/</g, '&lt;')}</a></li>`,
    )
    .join('');
  const html = `<!doctype html>
<html lang="${language}" style="${rootStyle ?? plainPageRootStyle(defaultAccent)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<script>${script}</script>
<style>${fontFaces(files)}${plainPageStyle}</style>
<main>
<h1>${text.title}</h1>
<p>${text.text}</p>
<p><a class="button" href="">${text.retry}</a></p>
${list && `<h2>${text.kept}</h2><ul>${list}</ul>`}
</main>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src 'self'",
    },
  });
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Titles without the site's name, which all pages here share. */
const ownTitle = (titleHtml: string): string => titleHtml.replace(/ \| [^|]*$/, '');

/** The site's two fonts, if they are cached. */
const fontFaces = (files: readonly string[]): string =>
  [
    ['Letterpress', 'bodoni-moda'],
    ['Grotesk', 'hanken-grotesk'],
  ]
    .map(([family, name]) => {
      const file = files.find((address) => new RegExp(`/${name}\\.[\\w-]+\\.woff2$`).test(address));
      return file ? `@font-face{font-family:${family};src:url(${file});font-weight:400 900}` : '';
    })
    .join('');

/** Does not reload for a connection that lasts only a moment, nor when the visitor is leaving the page. */
const script = `addEventListener('online',function(){setTimeout(function(){if(navigator.onLine)location.reload()},1000)});${plainPageThemeScript}`;
