import type { PageContext } from 'vike/types';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

/** The share image of the list is its first cover. */
export default function image(pageContext: PageContext): string | null {
  const cover = (pageContext.data as Data).entities.items.find(({ coverPhoto }) => coverPhoto !== null)?.coverPhoto;
  return cover ? `${originOf(pageContext)}${cover.image.base}/social.jpg` : null;
}
