import type { PageContext } from 'vike/types';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

/** Share image of 1200x630, of the cover or of the first photograph. */
export default function image(pageContext: PageContext): string | null {
  const { entity, gallery } = pageContext.data as Data;
  const picture = entity.coverPhoto?.image ?? gallery.photos[0]?.image;
  return picture ? `${originOf(pageContext)}${picture.base}/social.jpg` : null;
}
