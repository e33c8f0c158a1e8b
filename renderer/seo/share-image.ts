import type { PageContext } from 'vike/types';
import { brandAddress, shareSource } from '../../src/contract/brand.js';
import { shareImage, type Renditions, shareImageSizes, type SizedImage } from '../../src/contract/image.js';
import { localized } from '../../src/contract/localized.js';

/** The image that social networks and messengers show with a link to a page: 1200x630 pixels, unless the public sees fewer. */
export interface ShareImage extends SizedImage {
  alt: string;
}

/** A page's `+shareImage`: the share image of a photograph or cover. Null without one. */
export const shareImageOf = (picture: { image: Renditions } | null | undefined, alt: string): ShareImage | null =>
  picture ? { ...shareImage(picture.image, 'social.jpg'), alt } : null;

/** The `+shareImage` of a list: its first cover. */
export function shareImageOfCovers(
  items: { name: string; coverPhoto: Parameters<typeof shareImageOf>[0] }[],
): ShareImage | null {
  const shown = items.find(({ coverPhoto }) => coverPhoto);
  return shown ? shareImageOf(shown.coverPhoto, shown.name) : null;
}

/** The page's own share image, else the mark of the site. */
export function shareImageFor(pageContext: PageContext): ShareImage {
  const { site, language } = pageContext;
  const own = shareSource(site);
  return (
    pageContext.config.shareImage?.(pageContext) ?? {
      path: own ? brandAddress(own, 'share.png') : '/share.png',
      ...shareImageSizes['social.jpg'],
      alt: localized(site, 'siteName', language),
    }
  );
}
