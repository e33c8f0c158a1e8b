import type { PageContext } from 'vike/types';
import { type ShareImage, shareImageOfCovers } from '../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

export default function shareImage(pageContext: PageContext): ShareImage | null {
  return shareImageOfCovers((pageContext.data as Data).entities.items);
}
