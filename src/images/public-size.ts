import { holdsShareImage, type ShareImageName, shareImageSizes } from '../contract/image.js';
import type { Size } from './image-request.js';

/** What the public sees of an image: the whole of it, in no more than this width. */
export const publicSize = ({ width, height }: Size, maxWidth: number): Size =>
  width <= maxWidth
    ? { width, height }
    : { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };

/** Whether a file of an image (`640.webp`, `social.jpg`) has no more pixels of it than the public may see. */
export function isPublicFile(name: string, image: Size, maxWidth: number): boolean {
  if (image.width <= maxWidth) return true;
  if (Object.hasOwn(shareImageSizes, name)) return holdsShareImage(publicSize(image, maxWidth), name as ShareImageName);
  return Number.parseInt(name) <= maxWidth;
}
