import type { PageContext } from 'vike/types';
import { type ShareImage, shareImageOf } from '../../renderer/seo/share-image.js';
import type { data } from './+data.shared.js';

/** The first of the featured photographs. */
export default function shareImage(pageContext: PageContext): ShareImage | null {
  const [first] = (pageContext.data as Awaited<ReturnType<typeof data>>).photos;
  return first ? shareImageOf(first, first.alt || first.title) : null;
}
