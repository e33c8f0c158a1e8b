import { isAllInYears } from '../contract/dates/years-of-date.js';
import { defaultLanguage, type Language, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { licenceUrl } from '../contract/licences.js';
import { photoPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import type { SiteSettings } from '../contract/settings.js';
import { readableDate } from '../dates/readable-date.js';
import { xmlElement, xmlHeader, xmlText } from './xml.js';

export interface FeedPhoto extends Photo {
  /** Size of the file at `imageUrl` in bytes, if it is known. */
  imageBytes: number | null;
}

interface Feed {
  site: SiteSettings;
  /** Newest first. */
  photos: FeedPhoto[];
  language: Language;
  origin: string;
  /** Path of the feed. */
  path: string;
}

/** The newest photos as Atom (RFC 4287), in one language. */
export function atomFeed({ site, photos, language, origin, path }: Feed): string {
  const siteName = localized(site, 'siteName', language);
  // ISO 8601 in UTC sorts as text.
  const updated =
    photos
      .map((photo) => photo.updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  return [
    `${xmlHeader}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    xmlElement('id', origin + path),
    xmlElement('title', siteName),
    xmlElement('subtitle', localized(site, 'tagline', language)),
    xmlElement('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin + withLanguage(language, '/archivio'))}"/>`,
    `<author>${xmlElement('name', siteName)}</author>`,
    ...photos.map((photo) => entry(photo, { site, language, origin })),
    '</feed>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function entry(photo: FeedPhoto, { site, language, origin }: Pick<Feed, 'site' | 'language' | 'origin'>): string {
  const page = origin + withLanguage(language, photoPath(photo.slug));
  const title = localized(photo, 'title', language);
  const date = dateOf(photo, language);
  const description = localized(photo, 'description', language) ?? '';
  const image = origin + photo.imageUrl;
  const length = photo.imageBytes === null ? '' : ` length="${photo.imageBytes}"`;
  const alt = localized(photo, 'alt', language) ?? title;
  const content = `<p><a href="${xmlText(page)}"><img src="${xmlText(image)}" alt="${xmlText(alt)}"></a></p><p>${xmlText(description)}</p>`;
  const rights = [photo.license, licenceUrl(photo.license, site.ownLicences)].filter(
    (text, at, all) => text && all.indexOf(text) === at,
  );
  return [
    '<entry>',
    // Must stay the same when the title, and with it the slug, changes, and differ between the languages' feeds.
    xmlElement('id', origin + (language === defaultLanguage ? '' : `/${language}`) + `/photos/${photo.id}`),
    xmlElement('title', date ? `${title} (${date})` : title),
    xmlElement('published', photo.createdAt),
    xmlElement('updated', photo.updatedAt),
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<link rel="enclosure" type="image/jpeg"${length} href="${xmlText(image)}"/>`,
    photo.author ? `<author>${xmlElement('name', photo.author)}</author>` : '',
    ...(photo.tags ?? []).map((tag) => `<category term="${xmlText(localized(tag, 'name', language))}"/>`),
    xmlElement('summary', description),
    `<content type="html">${xmlText(content)}</content>`,
    xmlElement('rights', rights.join(' ')),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The year, the span, which may be open to one side, a date that these do not say in words of the feed, or as it is written. */
function dateOf(photo: Photo, language: Language): string | null {
  const { year, yearStart: from, yearEnd: to, edtf } = photo;
  if (edtf && !isAllInYears(edtf)) return readableDate(edtf, language);
  if (year !== null) return String(year);
  if (from === null && to === null) return localized(photo, 'dateText', language);
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`;
}
