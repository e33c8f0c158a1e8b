import { sameSitePath } from './paths.js';
import type { MapOverlay, SiteSettings } from './settings.js';

/**
 * `https://tile.example.org` for tiles of another host, which browsers request only after the visitor's consent; null for
 * tiles of the site itself. The same for pictures.
 */
export const tilesOrigin = (url: string): string | null => (url.startsWith('/') ? null : new URL(url).origin);

/** A path of this site or an https address that contains `{z}`, `{x}` and `{y}` once each, and no other placeholder. */
export function isTileAddress(url: string): boolean {
  const placeholders = url.match(/[{}][^{}]*[{}]?/g) ?? [];
  if (placeholders.toSorted().join() !== '{x},{y},{z}') return false;
  const filled = url.replace(/[{}]/g, '');
  return isPictureAddress(filled);
}

/** A path of this site or an https address. */
export const isPictureAddress = (url: string): boolean =>
  url !== '' && (sameSitePath(url, '') === url || isSecureAddress(url));

/** Where the tiles or the picture of a historical map come from. */
export const overlayUrl = ({ tiles, picture }: Pick<MapOverlay, 'tiles' | 'picture'>): string =>
  tiles?.url ?? picture?.url ?? '/';

/** The other hosts that the maps of the site load images from, each once. */
export function mapOrigins({ mapTiles, mapOverlays }: Pick<SiteSettings, 'mapTiles' | 'mapOverlays'>): string[] {
  const urls = [...(mapTiles ? [mapTiles.url] : []), ...mapOverlays.map(overlayUrl)];
  return [...new Set(urls.map(tilesOrigin).filter((origin) => origin !== null))];
}

function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  // The host becomes a source of the content security policy, where any other character (`*`, `;`) has a meaning.
  return protocol === 'https:' && username + password === '' && /^[a-z0-9.-]+$/.test(hostname);
}
