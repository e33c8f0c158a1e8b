import { defaultLanguage, type Language, withLanguage } from '../contract/languages.js';
import { absoluteUrl } from '../contract/paths.js';
import { xmlElement, xmlHeader, xmlText } from './xml.js';

/** A page of the sitemap, listed once per language. */
export interface SitemapPage {
  /** Path without a language. */
  path: string;
  changedAt?: Date;
  /** Address of the image that the page shows. */
  image?: string;
}

interface SitemapSite {
  origin: string;
  /** Those that the site offers. */
  languages: readonly Language[];
}

export const sitemapHead = `${xmlHeader}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapFoot = '</urlset>\n';

/** The lines of one page: a `url` for each language, each with links to all languages and to the default one. */
export function sitemapLines({ path, changedAt, image }: SitemapPage, { origin, languages }: SitemapSite): string {
  const alternate = (code: string, language: Language): string =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(origin + withLanguage(language, path))}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', defaultLanguage),
  ].join('');
  // The order of the schema: `loc`, `lastmod`, then what other schemas add.
  const shared =
    xmlElement('lastmod', changedAt?.toISOString()) +
    alternates +
    (image ? `<image:image>${xmlElement('image:loc', absoluteUrl(image, origin))}</image:image>` : '');
  return languages
    .map((language) => `<url>${xmlElement('loc', origin + withLanguage(language, path))}${shared}</url>\n`)
    .join('');
}

/** The index of the files into which a large sitemap is split. */
export function sitemapIndex(parts: number, origin: string): string {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${xmlElement('loc', `${origin}/sitemap-${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${xmlHeader}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
}
