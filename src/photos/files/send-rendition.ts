import type { Response } from 'express';
import { sendStoredFile } from '../../platform/http/send-stored-file.js';
import type { AllowedFile } from './files.service.js';

/**
 * The address contains the hash of the content, but the photo may be taken down: browsers ask again after an hour, shared caches
 * after a minute, as they do for pages and tiles.
 */
const publicCache = 'public, max-age=3600, s-maxage=60';

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
