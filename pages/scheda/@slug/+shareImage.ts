import type { PageContext } from 'vike/types';
import { localized } from '../../../src/contract/localized.js';
import { type ShareImage, shareImageOf } from '../../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

/** The cover, else the first photograph. */
export default function shareImage(pageContext: PageContext): ShareImage | null {
  const { entity, gallery } = pageContext.data as Data;
  return shareImageOf(entity.coverPhoto ?? gallery.photos[0], localized(entity, 'name', pageContext.language));
}
