import { withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { type Feed, feedTitle } from './feed-entry.js';

/** Records as JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { site, entries, language, origin, path, listPath } = feed;
  const description = localized(site, 'tagline', language);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(feed),
    home_page_url: origin + withLanguage(language, listPath),
    feed_url: origin + path,
    ...(description && { description }),
    language,
    authors: [{ name: localized(site, 'siteName', language), url: origin }],
    items: entries.map((entry) => {
      const { id, page, title, summary, html, image, imageBytes, published, updated, author, tags, rights } = entry;
      return {
        id,
        url: page,
        title,
        content_html: html,
        ...(summary && { summary }),
        ...(image && { image }),
        date_published: published,
        date_modified: updated,
        ...(author && { authors: [{ name: author }] }),
        tags,
        ...(image && {
          attachments: [
            { url: image, mime_type: 'image/jpeg', ...(imageBytes !== null && { size_in_bytes: imageBytes }) },
          ],
        }),
        // A name of our own begins with an underscore.
        ...(rights && { _rights: rights }),
      };
    }),
  });
}
