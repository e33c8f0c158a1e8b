import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import { isUnmodified } from '../../platform/http/is-unmodified.js';
import { publicService } from '../iiif/image-services.js';
import { type EmbeddedBlocks, jpegHeadWith, maxHeadBytes } from './jpeg-head.js';
import type { AddressedDownload } from './photo-downloads.service.js';

/**
 * Sends the picture as a file to save, or 304 without making it.
 * @throws DomainError file_not_found
 */
export async function sendDownload(download: AddressedDownload, request: Request, response: Response): Promise<void> {
  const isKnown = isUnmodified(request.headers['if-none-match'], download.etag);
  const requester = { address: request.ip ?? '', isGone: () => response.destroyed };
  const path = isKnown ? null : await download.find(requester);
  const content = path ? await withBlocks(path, download.blocks) : null;
  response
    .setHeader('Cache-Control', publicService.cacheControl)
    .setHeader('ETag', download.etag)
    .setHeader('Link', `<${download.licenceUrl}>;rel="license"`)
    .setHeader('X-Content-Type-Options', 'nosniff');
  // Nothing was made, because the client has the picture, or has gone.
  if (!content) return void response.status(304).end();
  response.attachment(download.fileName).setHeader('Content-Length', content.bytes);
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(content.read(), { objectMode: false }), response).catch(
    (error: NodeJS.ErrnoException) => {
      // The client has closed the connection.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    },
  );
}

interface Content {
  bytes: number;
  read(): AsyncIterable<Buffer>;
}

/** The file with another head; its pixels are sent as they are read. */
async function withBlocks(path: string, blocks: EmbeddedBlocks): Promise<Content> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new DomainError('file_not_found', { cause }) : cause;
  });
  try {
    const { size } = await file.stat();
    const begin = Buffer.alloc(Math.min(size, maxHeadBytes));
    await file.read(begin, 0, begin.length, 0);
    const { head, scanAt } = jpegHeadWith(begin, blocks);
    return {
      bytes: head.length + size - scanAt,
      async *read() {
        yield head;
        const opened = await open(path);
        yield* opened.createReadStream({ start: scanAt }) as AsyncIterable<Buffer>;
      },
    };
  } finally {
    await file.close();
  }
}
