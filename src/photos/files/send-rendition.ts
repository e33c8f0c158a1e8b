import type { Response } from 'express';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import type { AllowedFile } from './files.service.js';

/** The address contains the hash of the content, but the photo may be taken down: every cache asks again after an hour. */
const publicCache = 'public, max-age=3600';

/**
 * Sends the file, the requested range of it, or 304.
 * @throws DomainError file_not_found
 */
export async function sendRendition(file: AllowedFile, response: Response): Promise<void> {
  const { shared } = file;
  response.setHeader('Cache-Control', shared ? publicCache : 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Other sites may show the archive's photographs, not those that only administrators may see.
  if (shared) {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Access-Control-Allow-Origin', '*');
  }
  await sendStoredFile(file, response);
}
