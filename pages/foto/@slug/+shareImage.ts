import type { PageContext } from 'vike/types';
import { originOf } from '../../../renderer/seo/origin.js';
import type { Data } from './+data.shared.js';

/** Share image of 1200x630. */
export default (pageContext: PageContext): string =>
  `${originOf(pageContext)}${(pageContext.data as Data).photo.image.base}/social.jpg`;
