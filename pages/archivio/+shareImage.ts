import type { PageContext } from 'vike/types';
import { originOf } from '../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

/** The share image of the list is its first photograph. */
export default function image(pageContext: PageContext): string | null {
  const [first] = (pageContext.data as Data).photos.items;
  return first ? `${originOf(pageContext)}${first.image.base}/social.jpg` : null;
}
