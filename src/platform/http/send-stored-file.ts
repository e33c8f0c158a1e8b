import type { Response } from 'express';
import { DomainError } from '../../contract/errors.js';

/**
 * Sends the file, or the requested byte range of it, or 304.
 * @throws DomainError file_not_found, range_not_satisfiable
 */
export async function sendStoredFile(path: string, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    response.sendFile(path, { cacheControl: false, lastModified: false, dotfiles: 'allow' }, (error?: Error) =>
      error && !isDisconnect(error) ? reject(asDomainError(error, response)) : resolve(),
    );
  });
}

/** The client has closed the connection. */
const isDisconnect = (error: NodeJS.ErrnoException): boolean =>
  ['ECONNABORTED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

function asDomainError(error: Error, response: Response): Error {
  const status = 'status' in error ? error.status : null;
  if (status === 404) return new DomainError('file_not_found');
  if (status !== 416) return error;
  // The answer is an error in JSON, no longer the file. The length of the file stays in `Content-Range`.
  for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
  return new DomainError('range_not_satisfiable');
}
