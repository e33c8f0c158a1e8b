import type { Renditions } from '../../../src/contract/image.js';
import { ratioOf } from '../../../renderer/photos/picture-style.js';

/** The stage beside the words and the steps, above the strip (stage.css); on narrow windows its width, or two thirds of the height. */
export const sizesOf = (image: Renditions): string => {
  const ratio = ratioOf(image);
  return `(width >= 64rem) min(76vw - 6rem, (100vh - 14rem) * ${ratio}), min(100vw, 66vh * ${ratio})`;
};
