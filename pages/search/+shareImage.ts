import type { PageContext } from 'vike/types';
import { type ShareImage, shareImageOf } from '../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

/** The first photograph that was found. */
export default function shareImage(pageContext: PageContext): ShareImage | null {
  const [first] = (pageContext.data as Data).hits;
  return first ? shareImageOf(first.photo, first.photo.alt || first.photo.title) : null;
}
