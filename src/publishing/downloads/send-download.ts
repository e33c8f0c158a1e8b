import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import { isUnmodified } from '../../platform/http/is-unmodified.js';
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
  const path = isKnown ? null : await download.find(requester);
  // Nothing is made where the client has the picture, or has gone.
  if (path === null) void withHeaders(download, response).status(304).end();
  else await sendFile(path, { download, request, response });
}

interface Sending {
  download: AddressedDownload;
  request: Request;
  response: Response;
}

/** The file with another head; its pixels are sent as they are read, from the same file even if it is replaced meanwhile. */
async function sendFile(path: string, { download, request, response }: Sending): Promise<void> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new DomainError('file_not_found', { cause }) : cause;
  });
  try {
    const { size } = await file.stat();
    const { head, scanAt } = jpegHeadWith(await beginOf(file), download.blocks);
    withHeaders(download, response).attachment(download.fileName);
    response.setHeader('Content-Length', head.length + size - scanAt);
    if (request.method === 'HEAD') response.end();
    else await pipeline(Readable.from(partsOf(file, { head, scanAt }), { objectMode: false }), response);
  } catch (error) {
    // The client has closed the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await file.close();
  }
}

async function beginOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeadBytes), 0, maxHeadBytes, 0);
  return buffer.subarray(0, bytesRead);
}

async function* partsOf(file: FileHandle, { head, scanAt }: { head: Buffer; scanAt: number }): AsyncGenerator<Buffer> {
  yield head;
  yield* file.createReadStream({ start: scanAt, autoClose: false }) as AsyncIterable<Buffer>;
}

const withHeaders = ({ etag, licenceUrl }: AddressedDownload, response: Response): Response =>
  response
    .setHeader('Cache-Control', publicService.cacheControl)
    .setHeader('ETag', etag)
    .setHeader('Link', `<${licenceUrl}>;rel="license"`)
    .setHeader('X-Content-Type-Options', 'nosniff');
