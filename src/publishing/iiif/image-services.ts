import { imageServicePath, scanServicePath } from '../../contract/paths.js';
import { publishedAddress } from '../../images/published-address.js';

/** An image service of photos: where it is, what it shows of them, and who may keep its answers. */
export interface ImageService {
  /** A path, or at the origin of the files. */
  addressOf(photoId: number): string;
  /** No wider than the public may see a photo. */
  isReduced: boolean;
  cacheControl: string;
}

/** A removed photo, or a scan that was replaced, must not be shown by browsers at their next look, nor longer by shared caches. */
export const publicService: ImageService = {
  addressOf: (id) => publishedAddress(imageServicePath(id)),
  isReduced: true,
  cacheControl: 'public, max-age=0, must-revalidate, s-maxage=60',
};

/** For the administration. */
export const scanService: ImageService = {
  addressOf: scanServicePath,
  isReduced: false,
  cacheControl: 'private, no-cache',
};
