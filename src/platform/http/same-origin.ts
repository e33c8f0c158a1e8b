import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of this site submitted the form. Browsers state it in `Sec-Fetch-Site`; to an origin without TLS they send
 * only `Origin`.
 */
export function isFromOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
}
