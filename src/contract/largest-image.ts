import type { Renditions } from './image.js';
import { imageServicePath } from './paths.js';

/** The largest image that is made on request: a scan up to 4,096 pixels wide in its own size, also an upright one of 2:3. */
export const sizeLimits = { maxWidth: 4096, maxHeight: 8192, maxArea: 4096 * 6144 } as const;

/** The whole scan as one JPEG, in its own size or the largest that is made: its address and size in pixels. */
export function largestImage({ id, image }: { id: number; image: Pick<Renditions, 'width' | 'height'> }) {
  const { width, height } = image;
  const { maxWidth, maxHeight, maxArea } = sizeLimits;
  const scale = Math.min(1, maxWidth / width, maxHeight / height, Math.sqrt(maxArea / (width * height)));
  return {
    src: `${imageServicePath(id)}/full/max/0/default.jpg`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
