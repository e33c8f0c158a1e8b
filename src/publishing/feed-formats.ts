import type { FeedFormat } from '../contract/paths.js';
import { atomFeed } from './atom.js';
import type { Feed } from './feed-entry.js';
import { jsonFeed } from './json-feed.js';

/** How many records a feed has. */
export const newest = 50;

const formats: Record<FeedFormat, (feed: Feed) => string> = { xml: atomFeed, json: jsonFeed };

/** A feed as a document, in one piece. */
export async function* feedDocument(format: FeedFormat, feed: Feed): AsyncIterable<string> {
  yield formats[format](feed);
}
