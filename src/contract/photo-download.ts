import { type Renditions, sizedRendition } from './image.js';
import { largestImage } from './largest-image.js';
import { licenceUrl, type OwnLicence } from './licences.js';
import type { Photo } from './photo.js';
import { licenceOfPhoto } from './photo-licence.js';

/** The sizes in which a photo can be downloaded; `full` is the largest that the public may see. */
export const downloadSizes = ['small', 'medium', 'large', 'full'] as const;
export type DownloadSize = (typeof downloadSizes)[number];

/** In pixels; a smaller photo is sent in its own width. */
const widths: Record<DownloadSize, number> = { small: 640, medium: 1280, large: 2048, full: Infinity };

/** A JPEG to download; its size is in pixels. */
export interface PhotoDownload {
  size: DownloadSize;
  width: number;
  height: number;
  /** Path of the same picture as a stored rendition; null where it is made on request. */
  rendition: string | null;
}

interface DownloadedPhoto {
  id: number;
  image: Renditions;
}

/** The picture of a size, which for a small scan is the same for several sizes. */
export function downloadOf(photo: DownloadedPhoto, size: DownloadSize): PhotoDownload {
  const { image } = photo;
  const stored = sizedRendition(image, widths[size], 'jpg');
  const largest = largestImage(photo);
  if (size === 'full' && stored.width < largest.width)
    return { size, width: largest.width, height: largest.height, rendition: null };
  return { size, width: stored.width, height: stored.height, rendition: stored.path };
}

/** Each picture once, the smallest first. */
export function downloadsOf(photo: DownloadedPhoto): PhotoDownload[] {
  const all = downloadSizes.map((size) => downloadOf(photo, size));
  return all.filter(({ width }, index) => all.findIndex((other) => other.width === width) === index);
}

export const downloadPath = (photoId: number, size: DownloadSize): string =>
  `/api/photos/${photoId}/download?size=${size}`;

/** The public-domain tools of Creative Commons and its licences: each allows to pass the whole picture on. */
const licencesToPassOn = /^https?:\/\/(?:www\.)?creativecommons\.org\/(?:licenses|publicdomain)\//i;

/**
 * Whether a licence lets everybody download the photo and pass it on. An unknown licence, all rights reserved, and the
 * statements of RightsStatements.org, which describe rights but give none, do not; nor does a photo without a licence.
 */
export const isDownloadable = (licence: string | null, own: readonly OwnLicence[]): boolean =>
  licencesToPassOn.test(licenceUrl(licence, own) ?? '');

/** The licence by which everybody may download a photo and pass it on; null where none allows it. */
export function downloadLicenceOf(
  photo: Pick<Photo, 'license'>,
  site: { defaultLicense: string | null; ownLicences: readonly OwnLicence[] },
): string | null {
  const licence = licenceOfPhoto(photo, site);
  return isDownloadable(licence, site.ownLicences) ? licence : null;
}
