import { sizeLimits } from '../../contract/largest-image.js';
import { imageServicePath } from '../../contract/paths.js';
import type { Size } from '../../images/image-request.js';
import { pyramidLevels } from '../../images/pyramid.js';
import { renditionProfile } from '../../images/rendition-profile.js';
import type { IiifPhoto } from './iiif-photos.repository.js';
import { rightsUri } from './rights-uri.js';
import { isWithinLimits, maxSize } from './size.js';

export const contextUri = 'http://iiif.io/api/image/3/context.json';
export const profileUri = 'http://iiif.io/api/image/3/level2.json';

/** `info.json` (IIIF Image API 3, section 5). */
export interface ImageInformation extends Size {
  '@context': typeof contextUri;
  id: string;
  type: 'ImageService3';
  protocol: 'http://iiif.io/api/image';
  profile: 'level2';
  maxWidth: number;
  maxHeight: number;
  maxArea: number;
  /** Of the whole image, ascending. */
  sizes: Size[];
  tiles: { width: number; height: number; scaleFactors: number[] }[];
  rights?: string;
  preferredFormats: string[];
  extraFormats: string[];
  extraQualities: string[];
  extraFeatures: string[];
}

/** The address of a photo's image service. */
export const imageServiceUri = (photoId: number, origin: string): string => origin + imageServicePath(photoId);

/** What the image service of a photo can do. Sizes and tiles are those of the levels of its pyramid. */
export function presentImageInformation(photo: IiifPhoto, origin: string): ImageInformation {
  const { id, width, height, license } = photo;
  const scaleFactors = pyramidLevels({ width, height }).map((_, level) => 2 ** level);
  const rights = rightsUri(license);
  return {
    '@context': contextUri,
    id: imageServiceUri(id, origin),
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    ...sizeLimits,
    sizes: sizesOf({ width, height }, scaleFactors),
    tiles: [{ width: renditionProfile.pyramid.tileWidth, height: renditionProfile.pyramid.tileHeight, scaleFactors }],
    ...(rights && { rights }),
    preferredFormats: ['webp', 'jpg'],
    extraFormats: ['webp'],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
  };
}

/** The image reduced by each factor, and as large as it is made at most. */
function sizesOf(image: Size, scaleFactors: number[]): Size[] {
  const reduced = scaleFactors.map((factor) => ({
    width: Math.ceil(image.width / factor),
    height: Math.ceil(image.height / factor),
  }));
  const largest = maxSize(image);
  const smaller = reduced.filter((size) => isWithinLimits(size) && size.width < largest.width);
  return [...smaller.toReversed(), largest];
}
