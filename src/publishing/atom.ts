import { withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { type Feed, type FeedEntry, feedTitle } from './feed-entry.js';
import { xmlElement, xmlHeader, xmlText } from './xml.js';

/** Records as Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { site, entries, language, origin, path, listPath } = feed;
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const list = origin + withLanguage(language, listPath);
  return [
    `${xmlHeader}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    xmlElement('id', origin + path),
    xmlElement('title', feedTitle(feed)),
    xmlElement('subtitle', localized(site, 'tagline', language)),
    xmlElement('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(list)}"/>`,
    `<author>${xmlElement('name', localized(site, 'siteName', language))}</author>`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function atomEntry(entry: FeedEntry): string {
  const length = entry.imageBytes === null ? '' : ` length="${entry.imageBytes}"`;
  return [
    '<entry>',
    xmlElement('id', entry.id),
    xmlElement('title', entry.title),
    xmlElement('published', entry.published),
    xmlElement('updated', entry.updated),
    `<link rel="alternate" type="text/html" href="${xmlText(entry.page)}"/>`,
    entry.image ? `<link rel="enclosure" type="image/jpeg"${length} href="${xmlText(entry.image)}"/>` : '',
    entry.author ? `<author>${xmlElement('name', entry.author)}</author>` : '',
    ...entry.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    xmlElement('summary', entry.summary),
    `<content type="html">${xmlText(entry.html)}</content>`,
    xmlElement('rights', entry.rights),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}
