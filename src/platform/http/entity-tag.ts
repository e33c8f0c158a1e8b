import { createHash } from 'node:crypto';

/** A strong entity tag (RFC 9110, 8.8.3) that names this content. */
export const entityTagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
