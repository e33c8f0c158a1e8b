/**
 * Whether a client has these bytes already, by its `If-None-Match`: a list of tags, weak ones too, or `*` (RFC 9110,
 * 13.1.2).
 */
export function isUnmodified(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined || etag === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
