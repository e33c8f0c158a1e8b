import type { PageContext } from 'vike/types';
import { type ShareImage, shareImageOf } from '../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

/** The first photograph of the list. */
export default function shareImage(pageContext: PageContext): ShareImage | null {
  const [first] = (pageContext.data as Data).photos.items;
  return first ? shareImageOf(first, first.alt || first.title) : null;
}
