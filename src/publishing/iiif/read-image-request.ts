import type { ImageRequest, Region, RequestedFormat, Size } from '../../images/image-request.js';
import { type ImageParameter, invalidParameter } from './invalid-parameter.js';
import { readRegion } from './region.js';
import { maxSize, readSize } from './size.js';

/** The parts of `{region}/{size}/{rotation}/{quality}.{format}`. */
export interface ImageRequestParameters {
  region: string;
  size: string;
  rotation: string;
  /** `{quality}.{format}` */
  file: string;
}

/** What `default` is: the colours of the scan. */
const qualities: Record<string, ImageRequest['quality']> = {
  default: 'default',
  color: 'default',
  gray: 'gray',
  bitonal: 'bitonal',
};
const formats: Record<string, RequestedFormat> = { jpg: 'jpg', png: 'png', webp: 'webp' };
const rotations: Record<string, ImageRequest['rotation']> = { 0: 0, 90: 90, 180: 180, 270: 270, 360: 0 };

/**
 * Reads an image request (IIIF Image API 3, section 4) for an image of this size.
 * @throws DomainError validation_failed with the invalid parameter; upscaling_unsupported
 */
export function readImageRequest(
  { region: regionText, size, rotation, file }: ImageRequestParameters,
  image: Size,
): ImageRequest {
  const region = readRegion(regionText, image);
  const [quality = '', format = '', ...more] = file.split('.');
  return {
    region,
    size: readSize(size, region),
    isMirrored: rotation.startsWith('!'),
    rotation: known(rotations, rotation.replace(/^!/, '').replace(/\.0+$/, ''), 'rotation'),
    quality: known(qualities, quality, 'quality'),
    format: known(formats, more.length > 0 ? '' : format, 'format'),
  };
}

function known<Value>(values: Record<string, Value>, text: string, parameter: ImageParameter): Value {
  const value = Object.hasOwn(values, text) ? values[text] : undefined;
  if (value === undefined) throw invalidParameter(parameter);
  return value;
}

/** The one address of equal requests, below that of the service: `full/max/0/default.jpg` (section 4.8). */
export function canonicalForm({ region, size, ...request }: ImageRequest, image: Size): string {
  const rotation = `${request.isMirrored ? '!' : ''}${request.rotation}`;
  return `${regionText(region, image)}/${sizeText(size, region)}/${rotation}/${request.quality}.${request.format}`;
}

const regionText = ({ left, top, width, height }: Region, image: Size): string =>
  isSame({ width, height }, image) ? 'full' : [left, top, width, height].join();

const sizeText = (size: Size, region: Size): string =>
  isSame(size, maxSize(region)) ? 'max' : [size.width, size.height].join();

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;
