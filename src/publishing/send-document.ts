import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FeedCache } from './feed-cache.js';

interface Sending {
  kept: FeedCache;
  type: string;
  /** Writes the document; called only where no copy is kept. */
  write(): Promise<AsyncIterable<string>> | AsyncIterable<string>;
}

const caching = 'public, max-age=300, s-maxage=3600';

/** Answers with the kept copy, which can be asked for again by its ETag, or writes the document piece by piece. */
export async function sendDocument(
  request: Request,
  response: Response,
  { kept, type, write }: Sending,
): Promise<void> {
  const copy = kept.find(request.path);
  const document = copy ? null : await write();
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', caching);
  if (copy || !document) {
    response.send(copy);
    return;
  }
  await pipeline(Readable.from(kept.keep(request.path, document), { objectMode: false }), response).catch(
    (error: NodeJS.ErrnoException) => {
      // Whoever asked has stopped listening.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    },
  );
}
