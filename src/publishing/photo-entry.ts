import { isAllInYears } from '../contract/dates/years-of-date.js';
import { defaultLanguage, type Language, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { licenceUrl } from '../contract/licences.js';
import { absoluteUrl, photoPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import { readableDate } from '../dates/readable-date.js';
import { entryHtml, type FeedEntry, type FeedReader } from './feed-entry.js';

/** @param imageBytes size of the file at `imageUrl`; null where it is not known */
export function photoEntry(photo: Photo, imageBytes: number | null, { site, language, origin }: FeedReader): FeedEntry {
  const page = origin + withLanguage(language, photoPath(photo.slug));
  const title = localized(photo, 'title', language);
  const date = dateOf(photo, language);
  const summary = localized(photo, 'description', language) ?? '';
  const image = absoluteUrl(photo.imageUrl, origin);
  const rights = [photo.license, licenceUrl(photo.license, site.ownLicences)].filter(
    (text, at, all) => text && all.indexOf(text) === at,
  );
  return {
    id: origin + (language === defaultLanguage ? '' : `/${language}`) + `/photos/${photo.id}`,
    page,
    title: date ? `${title} (${date})` : title,
    summary,
    html: entryHtml({ page, image, summary }, localized(photo, 'alt', language) ?? title),
    image,
    imageBytes,
    published: photo.createdAt,
    updated: photo.updatedAt,
    author: photo.author,
    tags: (photo.tags ?? []).map((tag) => localized(tag, 'name', language)),
    rights: rights.join(' ') || null,
  };
}

/** The year, the span, which may be open to one side, a date that these do not say in words of the feed, or as it is written. */
function dateOf(photo: Photo, language: Language): string | null {
  const { year, yearStart: from, yearEnd: to, edtf } = photo;
  if (edtf && !isAllInYears(edtf)) return readableDate(edtf, language);
  if (year !== null) return String(year);
  if (from === null && to === null) return localized(photo, 'dateText', language);
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`;
}
