import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import { xmlText } from './xml.js';

/** What every entry of a feed is written for. */
export interface FeedReader {
  site: SiteSettings;
  language: Language;
  origin: string;
}

/** Records in one language, the newest first. */
export interface Feed extends FeedReader {
  entries: FeedEntry[];
  /** What it has of the archive, in words; null: all of it. */
  of: string | null;
  /** Path of the feed, with its query. */
  path: string;
  /** Path of the same list for people. */
  listPath: string;
}

/** A record as the formats of feeds write it. */
export interface FeedEntry {
  /** Stays the same when the title, and with it the slug, changes, and differs between the languages' feeds. */
  id: string;
  page: string;
  /** Of a photo with its date. */
  title: string;
  summary: string;
  /** The picture with the summary. */
  html: string;
  /** A JPEG; null where the record has none. */
  image: string | null;
  imageBytes: number | null;
  /** When it came into the archive, and when it was last changed (ISO 8601 in UTC, which sorts as text). */
  published: string;
  updated: string;
  author: string | null;
  tags: string[];
  /** The licence and its address. */
  rights: string | null;
}

/** The picture, which leads to the page, with the summary below it. */
export function entryHtml(
  { page, image, summary }: Pick<FeedEntry, 'page' | 'image' | 'summary'>,
  alt: string,
): string {
  const picture = image && `<p><a href="${xmlText(page)}"><img src="${xmlText(image)}" alt="${xmlText(alt)}"></a></p>`;
  return `${picture ?? ''}<p>${xmlText(summary)}</p>`;
}

/** The name of the site, and what the feed has of it. */
export const feedTitle = ({ site, of, language }: Feed): string => {
  const siteName = localized(site, 'siteName', language);
  return of === null ? siteName : `${of} – ${siteName}`;
};
