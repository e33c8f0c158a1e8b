import { isAllInYears } from '../contract/dates/years-of-date.js';
import { defaultLanguage, type Language, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { licenceUrl } from '../contract/licences.js';
import { absoluteUrl, photoPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import type { SiteSettings } from '../contract/settings.js';
import { readableDate } from '../dates/readable-date.js';
import { xmlText } from './xml.js';

export interface FeedPhoto extends Photo {
  /** Size of the file at `imageUrl` in bytes, if it is known. */
  imageBytes: number | null;
}

/** Photos in one language, the newest first. */
export interface Feed {
  site: SiteSettings;
  photos: FeedPhoto[];
  /** What it has of the archive, in words; null: all of it. */
  of: string | null;
  language: Language;
  origin: string;
  /** Path of the feed, with its query. */
  path: string;
  /** Path of the same list for people. */
  listPath: string;
}

/** A photo as the formats of feeds write it. */
export interface FeedEntry {
  /** Stays the same when the title, and with it the slug, changes, and differs between the languages' feeds. */
  id: string;
  page: string;
  /** With the date. */
  title: string;
  summary: string;
  /** The picture with the description. */
  html: string;
  image: string;
  imageBytes: number | null;
  published: string;
  updated: string;
  author: string | null;
  tags: string[];
  /** The licence and its address. */
  rights: string | null;
}

export function feedEntry(photo: FeedPhoto, { site, language, origin }: Feed): FeedEntry {
  const page = origin + withLanguage(language, photoPath(photo.slug));
  const title = localized(photo, 'title', language);
  const date = dateOf(photo, language);
  const summary = localized(photo, 'description', language) ?? '';
  const image = absoluteUrl(photo.imageUrl, origin);
  const alt = localized(photo, 'alt', language) ?? title;
  const rights = [photo.license, licenceUrl(photo.license, site.ownLicences)].filter(
    (text, at, all) => text && all.indexOf(text) === at,
  );
  return {
    id: origin + (language === defaultLanguage ? '' : `/${language}`) + `/photos/${photo.id}`,
    page,
    title: date ? `${title} (${date})` : title,
    summary,
    html: `<p><a href="${xmlText(page)}"><img src="${xmlText(image)}" alt="${xmlText(alt)}"></a></p><p>${xmlText(summary)}</p>`,
    image,
    imageBytes: photo.imageBytes,
    published: photo.createdAt,
    updated: photo.updatedAt,
    author: photo.author,
    tags: (photo.tags ?? []).map((tag) => localized(tag, 'name', language)),
    rights: rights.join(' ') || null,
  };
}

/** The name of the site, and what the feed has of it. */
export const feedTitle = ({ site, of, language }: Feed): string => {
  const siteName = localized(site, 'siteName', language);
  return of === null ? siteName : `${of} – ${siteName}`;
};

/** The year, the span, which may be open to one side, a date that these do not say in words of the feed, or as it is written. */
function dateOf(photo: Photo, language: Language): string | null {
  const { year, yearStart: from, yearEnd: to, edtf } = photo;
  if (edtf && !isAllInYears(edtf)) return readableDate(edtf, language);
  if (year !== null) return String(year);
  if (from === null && to === null) return localized(photo, 'dateText', language);
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`;
}
