import type { Response } from 'express';
import { DomainError } from '../../contract/errors.js';

/**
 * Sends the file, or the requested byte range of it, or 304.
 * @throws DomainError file_not_found
 */
export async function sendStoredFile(path: string, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    response.sendFile(path, { cacheControl: false, lastModified: false, dotfiles: 'allow' }, (error?: Error) =>
      error && !isDisconnect(error) ? reject(asDomainError(error)) : resolve(),
    );
  });
}

/** The client has closed the connection. */
const isDisconnect = (error: NodeJS.ErrnoException): boolean =>
  ['ECONNABORTED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

const asDomainError = (error: Error): Error =>
  'status' in error && error.status === 404 ? new DomainError('file_not_found') : error;
