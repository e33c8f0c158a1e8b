import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../contract/errors.js';

const accepted = ['application/json', 'multipart/form-data', 'application/offset+octet-stream'];

/**
 * The API accepts JSON, multipart, and the parts of files that the tus protocol sends. Other types, which a form of another site could send without a CORS preflight,
 * are refused.
 * @throws DomainError `media_type_unsupported` for any other body
 */
export function checkApiContentType({ headers }: IncomingMessage): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (hasBody && !accepted.includes(type ?? '')) throw new DomainError('media_type_unsupported');
}
