import type { Response } from 'express';
import { DomainError } from '../../contract/errors.js';
import type { AllowedPicture } from './files.service.js';

/** Its address names its content, so a copy is good for a year; shared caches ask again each hour whether it still exists. */
const publicCache = 'public, max-age=31536000, s-maxage=3600, immutable';

/**
 * Sends the file, or the part of it that was asked for, or 304.
 * @throws DomainError file_not_found
 */
export async function sendPicture({ path, shared }: AllowedPicture, response: Response): Promise<void> {
  response.setHeader('Cache-Control', shared ? publicCache : 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Other sites may show the archive's photographs.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Access-Control-Allow-Origin', '*');
  await sendStored(path, response);
}

/** @throws DomainError file_not_found */
export async function sendStored(path: string, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    response.sendFile(path, { cacheControl: false, lastModified: false, dotfiles: 'allow' }, (error?: Error) =>
      error && !hasGone(error) ? reject(asDomainError(error)) : resolve(),
    );
  });
}

/** Whoever asked has stopped listening. */
const hasGone = (error: NodeJS.ErrnoException): boolean =>
  ['ECONNABORTED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

const asDomainError = (error: Error): Error =>
  'status' in error && error.status === 404 ? new DomainError('file_not_found') : error;
