let filesOrigin = '';

/**
 * From now on answers name the files of published records at this origin.
 * @param origin without a trailing slash; null: the site's own, whose addresses are paths
 */
export function publishFilesAt(origin: string | null): void {
  filesOrigin = origin ?? '';
}

/**
 * Where the public finds a file or an image service of a published record: its path, or its address at the origin that
 * `FILES_URL` names. Only for what everybody may see: that origin knows no session, so it has nothing else.
 */
export const publishedAddress = (path: string): string => (path.startsWith('/') ? filesOrigin + path : path);

/** What a file in the storage is: of a path, or of an address at any origin. Null for other addresses. */
export function servedFileAt(address: string): { sha256: string; renditionProfile: string; name: string } | null {
  const found = /^(?:https?:\/\/[^/]+)?\/uploads\/([0-9a-f]{64})\/([a-z0-9]+)\/([a-z0-9]+\.[a-z0-9]+)$/.exec(address);
  const [, sha256, renditionProfile, name] = found ?? [];
  return sha256 && renditionProfile && name ? { sha256, renditionProfile, name } : null;
}
