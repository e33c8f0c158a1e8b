/** What a visitor names a photo by. */
export type PhotoReference = { id: number } | { slug: string };

const largestId = 2_147_483_647;

/**
 * The photo that a text names: a number (`12`), the address of its page in any language, with or without the site's own
 * (`https://…/it/foto/molo-1900`, `/photos/12`), of its image service (`/iiif/image/12/…`), or its slug. Null for any other.
 */
export function photoReference(text: string): PhotoReference | null {
  const named =
    /(?:^|\/)(?:photos|iiif\/image)\/(?<id>\d{1,10})(?=[/?#]|$)/.exec(text)?.groups ??
    /(?:^|\/)foto\/(?<key>[^/?#\s]+)/.exec(text)?.groups ??
    /^#?(?<id>\d{1,10})$/.exec(text)?.groups ??
    /^(?<key>[^/?#\s]+)$/.exec(text)?.groups;
  const key = named?.['id'] ?? named?.['key'];
  if (key === undefined) return null;
  if (!/^\d+$/.test(key)) return { slug: decoded(key) };
  return Number(key) > 0 && Number(key) <= largestId ? { id: Number(key) } : null;
}

/** A copied address may have percent signs. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
