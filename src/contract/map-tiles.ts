import { ownPath } from './paths.js';

/**
 * `https://tile.example.org` for tiles of another host, which no visitor's browser asks before a consent; null for those of
 * the site itself.
 */
export const tilesOrigin = (url: string): string | null => (url.startsWith('/') ? null : new URL(url).origin);

/** An own path, or an https address, that names zoom, column and row once each, and no other blank. */
export function isTileAddress(url: string): boolean {
  const blanks = url.match(/[{}][^{}]*[{}]?/g) ?? [];
  if (blanks.toSorted().join() !== '{x},{y},{z}') return false;
  const filled = url.replace(/[{}]/g, '');
  return ownPath(filled, '') === filled || isSecureAddress(filled);
}

function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  // A name that a policy of the site could not name as a host would be let in as something else.
  return protocol === 'https:' && username + password === '' && /^[a-z0-9.-]+$/.test(hostname);
}
