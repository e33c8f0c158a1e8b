import { sizeLimits } from '../../contract/largest-image.js';
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

/**
 * What an image service of a photo can do. Sizes and tiles are those of the levels of a pyramid.
 * @param shown the size in which the service shows the scan: where that is smaller, nothing is known of the scan's own
 */
export function presentImageInformation(scan: IiifPhoto, shown: Size, uri: string): ImageInformation {
  const { width, height } = shown;
  const scaleFactors = pyramidLevels({ width, height }).map((_, level) => 2 ** level);
  const rights = rightsUri(scan.license);
  return {
    '@context': contextUri,
    id: uri,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width,
    height,
    ...sizeLimits,
    ...(width < scan.width && {
      maxWidth: Math.min(width, sizeLimits.maxWidth),
      maxHeight: Math.min(height, sizeLimits.maxHeight),
    }),
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
