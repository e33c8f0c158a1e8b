import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of ours sent this form. Browsers say so in `Sec-Fetch-Site`; to origins they do not trust (plain http)
 * they send `Origin` alone.
 */
export function isFromOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin';
}
