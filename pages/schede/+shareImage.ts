import type { PageContext } from 'vike/types';
import { type ShareImage, shareImageOf } from '../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

/** The first cover of the list. */
export default function shareImage(pageContext: PageContext): ShareImage | null {
  const shown = (pageContext.data as Data).entities.items.find(({ coverPhoto }) => coverPhoto !== null);
  return shown ? shareImageOf(shown.coverPhoto, shown.name) : null;
}
