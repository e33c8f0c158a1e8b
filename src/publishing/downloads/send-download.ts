import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { isUnmodified } from '../../platform/http/is-unmodified.js';
import { openToSend, type SentFile } from '../../platform/http/send-stored-file.js';
import type { OpenContent } from '../../platform/storage/open-content.js';
import { publicService } from '../iiif/image-services.js';
import { jpegHeadWith, maxHeadBytes } from './jpeg-head.js';
import type { AddressedDownload } from './photo-downloads.service.js';

/**
 * Sends the picture as a file to save, or 304 without making it.
 * @throws DomainError file_not_found
 */
export async function sendDownload(download: AddressedDownload, request: Request, response: Response): Promise<void> {
  const isKnown = isUnmodified(request.headers['if-none-match'], download.etag);
  const requester = { address: request.ip ?? '', isGone: () => response.destroyed };
  const file = isKnown ? null : await download.find(requester);
  // Nothing is made where the client has the picture, or has gone.
  if (file === null) void withHeaders(download, response).status(304).end();
  else await sendPicture(file, { download, request, response });
}

interface Sending {
  download: AddressedDownload;
  request: Request;
  response: Response;
}

/** The file with another head; its pixels are sent as they are read, from the same file even if it is replaced meanwhile. */
async function sendPicture(picture: SentFile, { download, request, response }: Sending): Promise<void> {
  const file = await openToSend(picture);
  try {
    const { head, scanAt } = jpegHeadWith(await beginOf(file), download.blocks);
    withHeaders(download, response).attachment(download.fileName);
    response.setHeader('Content-Length', head.length + file.bytes - scanAt);
    if (request.method === 'HEAD') response.end();
    else await pipeline(Readable.from(partsOf(file, { head, scanAt }), { objectMode: false }), response);
  } catch (error) {
    // The client has closed the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await file.close();
  }
}

const beginOf = (file: OpenContent): Promise<Buffer> => buffer(file.read({ start: 0, end: maxHeadBytes - 1 }));

async function* partsOf(file: OpenContent, { head, scanAt }: { head: Buffer; scanAt: number }): AsyncGenerator<Buffer> {
  yield head;
  yield* file.read({ start: scanAt }) as AsyncIterable<Buffer>;
}

const withHeaders = ({ etag, licenceUrl }: AddressedDownload, response: Response): Response =>
  response
    .setHeader('Cache-Control', publicService.cacheControl)
    .setHeader('ETag', etag)
    .setHeader('Link', `<${licenceUrl}>;rel="license"`)
    .setHeader('X-Content-Type-Options', 'nosniff');
