import type { PageContext } from 'vike/types';
import { photoAlt } from '../../../renderer/photos/photo-alt.js';
import { type ShareImage, shareImageOf } from '../../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

export default function shareImage(pageContext: PageContext): ShareImage | null {
  const { photo } = pageContext.data as Data;
  return shareImageOf(photo, photoAlt(photo, pageContext.language));
}
