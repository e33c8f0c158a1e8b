import type { PageContext } from 'vike/types';
import { localized } from '../../../src/contract/localized.js';
import { type ShareImage, shareImageOf } from '../../../renderer/seo/share-image.js';
import type { Data } from './+data.shared.js';

export default function shareImage(pageContext: PageContext): ShareImage | null {
  const { fonds } = pageContext.data as Data;
  return shareImageOf({ image: fonds.cover }, localized(fonds, 'title', pageContext.language));
}
