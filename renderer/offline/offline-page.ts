import { defaultLanguage, isLanguage, type Language, splitLanguage } from '../../src/contract/languages.js';
import de from '../../src/contract/locales/de/offline.json' with { type: 'json' };
import en from '../../src/contract/locales/en/offline.json' with { type: 'json' };
import it from '../../src/contract/locales/it/offline.json' with { type: 'json' };

const texts = { it, en, de } satisfies Record<Language, typeof it>;

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
}

/** The language of the address, else that of the browser. */
export function languageOffline(pathname: string, browserLanguage: string): Language {
  const code = browserLanguage.slice(0, 2).toLowerCase();
  return splitLanguage(pathname).language ?? (isLanguage(code) ? code : defaultLanguage);
}

/**
 * The page shown when a page can neither be fetched nor is cached. The worker makes it from what it has: it says what went
 * wrong, lists the cached pages, and reloads when the connection is back.
 */
export function offlinePage(language: Language, { pages, files }: CachedPages): Response {
  const text = texts[language];
  const list = pages
    .map(
      ({ path, titleHtml }) => `<li><a href="${escaped(path)}">${ownTitle(titleHtml).replace(/</g, '&lt;')}</a></li>`,
    )
    .join('');
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<script>${script}</script>
<style>${fontFaces(files)}${style}</style>
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
const script = `addEventListener('online',function(){setTimeout(function(){if(navigator.onLine)location.reload()},1000)});try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.style.colorScheme=t}catch(e){}`;

/** The colours of renderer/ui/style.css. */
const style = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f2f2f2,#0e141b);color:light-dark(#16202c,#ebe8e1);font:1.0625rem/1.6 Grotesk,system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) clamp(1.25rem,4vw,3rem)}
h1,h2{font-family:Letterpress,'Bodoni 72',Didot,Georgia,serif;font-variation-settings:'opsz' 24;font-weight:500;line-height:1.1;text-wrap:balance}
h1{margin:0;font-size:2.25rem}
h2{margin:3rem 0 0;padding-top:1.5rem;border-top:1px solid light-dark(#d3d5d8,#2b3642);font-size:1.375rem}
p{color:light-dark(#505c69,#a9b3bf)}
a{color:light-dark(#1b4f97,#8db8f4)}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li a{display:block;padding:.6rem 0}
:focus-visible{outline:2px solid;outline-offset:3px}
.button{display:inline-block;margin-top:.5rem;padding:.65rem 1.35rem;border-radius:2px;background:light-dark(#1b4f97,#8db8f4);color:light-dark(#fff,#0b1a2d);font-weight:600;text-decoration:none}`;
