import type { PageContext } from 'vike/types';
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
export const shareImageFor = (pageContext: PageContext): ShareImage =>
  pageContext.config.shareImage?.(pageContext) ?? {
    path: '/share.png',
    ...shareImageSizes['social.jpg'],
    alt: localized(pageContext.site, 'siteName', pageContext.language),
  };
