import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FeedCache } from './feed-cache.js';

interface Sending {
  /** Null: it is written for each request. */
  cache: FeedCache | null;
  /** By what it is cached; by default the path. */
  key?: string;
  type: string;
  /** Writes the document; called only when it is not cached. */
  write(): Promise<AsyncIterable<string>> | AsyncIterable<string>;
}

/** They name photos, which may be taken down. */
const caching = 'public, max-age=300, s-maxage=60';

/** Sends the cached copy with an ETag, or streams the document. */
export async function sendDocument(
  request: Request,
  response: Response,
  { cache, key = request.path, type, write }: Sending,
): Promise<void> {
  const copy = cache?.find(key);
  const document = copy ? null : await write();
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', caching);
  if (copy || !document) {
    response.send(copy);
    return;
  }
  // The log, the metrics, the compression and the pipeline all listen: a few more than Node takes for a leak.
  response.setMaxListeners(20);
  const written = cache?.store(key, document) ?? document;
  await pipeline(Readable.from(written, { objectMode: false }), response).catch((error: NodeJS.ErrnoException) => {
    // The client has closed the connection.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
