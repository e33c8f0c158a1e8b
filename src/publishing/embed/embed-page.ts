import { type Accent, accentInThemes } from '../../contract/colour/accent.js';
import { pageBackground } from '../../contract/colour/page-background.js';
import type { Language } from '../../contract/languages.js';
import { plainPageRootStyle } from '../../contract/plain-page.js';
import { xmlText } from '../xml.js';

/** What the page shows; texts are plain, null where they are not known. */
export interface Embed {
  language: Language;
  accent: Accent;
  title: string;
  /** Of the title, where it is not that of the page (WCAG 3.1.2). */
  titleLanguage?: Language | undefined;
  /** Where visitors read more: the page of the photo, or the archive's. */
  page: string;
  siteName: string;
  photo: EmbeddedPhoto | null;
}

export interface EmbeddedPhoto {
  /** WebP in every width, and a JPEG. */
  srcSet: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  date: string | null;
  credit: string | null;
  licence: { text: string; url: string | null } | null;
}

/** The colours are those of renderer/ui/style.css. The theme is the system's: without scripts the visitor's choice is not known. */
export const embedStyle = `:root{color-scheme:light dark}
body{margin:0;background:${accentInThemes(pageBackground)};color:light-dark(#16202c,#ebe8e1);font:.9375rem/1.45 system-ui,sans-serif}
figure{display:flex;flex-direction:column;min-height:100vh;margin:0}
.photo{display:flex;flex:1 1 8rem;min-height:8rem;max-height:calc(100vh - 3rem);padding:.75rem;background:light-dark(#e7e3da,#1e2833)}
.photo picture{display:contents}
img{width:100%;height:auto;max-height:100%;min-width:0;object-fit:contain}
figcaption{padding:.75rem 1rem .9rem;overflow-wrap:anywhere}
p{margin:0;color:light-dark(#505c69,#a9b3bf)}
h1{margin:0;font:500 1.1875rem/1.25 'Bodoni 72',Didot,Georgia,serif}
.date{margin-left:.5em;font:.9375rem system-ui,sans-serif;white-space:nowrap}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.5rem;margin-top:.35rem}
.line a{display:inline-block;padding:.125rem 0}
a{color:var(--accent);font-weight:600;text-underline-offset:.28em}
:focus-visible{outline:2px solid;outline-offset:-2px}`;

/** A page without scripts, cookies and fonts: it must be small, and private on the sites of others. */
export const embedPage = ({
  language,
  accent,
  title,
  titleLanguage,
  page,
  siteName,
  photo,
}: Embed): string => `<!doctype html>
<html lang="${language}" style="${plainPageRootStyle(accent)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${xmlText(title)}</title>
<link rel="canonical" href="${xmlText(page)}">
<style>${embedStyle}</style>
<main>
<figure>
${photo ? picture(photo, page) : ''}<figcaption>
<h1${titleLanguage ? ` lang="${titleLanguage}"` : ''}>${xmlText(title)}${photo?.date ? `<span class="date">${xmlText(photo.date)}</span>` : ''}</h1>
<div class="line"><p>${photo ? credit(photo) : ''}</p><p>${link(page, xmlText(siteName))}</p></div>
</figcaption>
</figure>
</main>
`;

const link = (href: string, inside: string, attributes = ''): string =>
  `<a href="${xmlText(href)}" target="_blank" rel="noopener"${attributes}>${inside}</a>`;

const picture = ({ srcSet, src, width, height, alt }: EmbeddedPhoto, page: string): string =>
  link(
    page,
    `<picture><source type="image/webp" srcset="${xmlText(srcSet)}" sizes="100vw">` +
      `<img src="${xmlText(src)}" width="${width}" height="${height}" alt="${xmlText(alt)}"></picture>`,
    ' class="photo"',
  );

function credit({ credit: named, licence }: EmbeddedPhoto): string {
  const terms = licence && (licence.url ? link(licence.url, xmlText(licence.text)) : xmlText(licence.text));
  return [named && xmlText(named), terms].filter(Boolean).join(' · ');
}
