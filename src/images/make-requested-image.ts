import type { Sharp } from 'sharp';
import { sharp } from './image-library.js';
import type { ImageRequest, RequestedFormat, Size } from './image-request.js';
import { partFor } from './pyramid.js';
import { renditionProfile } from './rendition-profile.js';

export interface RequestedImageCall {
  /** Path of the pyramid. */
  pyramid: string;
  /** Size of its first level. */
  image: Size;
  request: ImageRequest;
  /** Path of the file to write. */
  file: string;
}

/** Makes an image on request from a pyramid, of which it reads the tiles that it needs, of the level that is just enough. */
export async function makeRequestedImage({ pyramid, image, request, file }: RequestedImageCall): Promise<void> {
  const { size, isMirrored, rotation, quality, format } = request;
  const { page, region } = partFor(request, image);
  const upright = sharp(pyramid, { page })
    .extract(region)
    .resize({ ...size, fit: 'fill' });
  // sharp mirrors before it rotates, whatever the order of the calls.
  const turned = rotation === 0 ? upright.flop(isMirrored) : upright.flop(isMirrored).rotate(rotation);
  await encoded(inQuality(turned, quality), format).toFile(file);
}

function inQuality(image: Sharp, quality: ImageRequest['quality']): Sharp {
  if (quality === 'default') return image;
  return (quality === 'bitonal' ? image.threshold() : image).toColourspace('b-w');
}

function encoded(image: Sharp, format: RequestedFormat): Sharp {
  const { jpg, webp, png } = renditionProfile.requested;
  if (format === 'jpg') return image.jpeg(jpg);
  return format === 'webp' ? image.webp(webp) : image.png(png);
}
