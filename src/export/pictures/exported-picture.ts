import type { Readable } from 'node:stream';
import type { WidthOf } from '../../contract/public-widths.js';
import { readWhole } from '../../platform/storage/open-content.js';
import type { ServedFile, Storage } from '../../platform/storage/storage.js';
import type { ExportOptions } from '../export-options.js';
import type { PhotoToExport } from '../tables/photo-rows.js';
import { pictureName } from './picture-name.js';

/** The picture of a photo that an export has, or should have. */
export interface ExportedPicture {
  identifier: string;
  /** Its path within the export. */
  name: string;
  /** Of the original. */
  sha256: string;
  /** The rendition; null: the original itself. */
  rendition: Pick<ServedFile, 'renditionProfile' | 'name'> | null;
}

/** Null where the photo has no picture, or none that the export may have. */
export function pictureOf(
  { id, identifier, slug, license, fileName, sha256, renditions }: PhotoToExport,
  { pictures, isPublic }: Pick<ExportOptions, 'pictures' | 'isPublic'>,
  publicWidth: WidthOf,
): ExportedPicture | null {
  if (sha256 === null || pictures === 'none') return null;
  if (pictures === 'originals')
    return { identifier, name: pictureName(id, fileName ?? 'original'), sha256, rendition: null };
  if (!renditions) return null;
  const maxWidth = isPublic ? publicWidth(license) : Infinity;
  const width = renditions.widths.filter((each) => each <= maxWidth).at(-1);
  if (width === undefined) return null;
  const { renditionProfile } = renditions;
  return {
    identifier,
    name: pictureName(id, `${slug}.jpg`),
    sha256,
    rendition: { renditionProfile, name: `${width}.jpg` },
  };
}

/** Its size in bytes; null where it is missing. */
export const findPictureSize = ({ sha256, rendition }: ExportedPicture, storage: Storage): Promise<number | null> =>
  rendition ? storage.findServedSize({ sha256, ...rendition }) : storage.findOriginalSize(sha256);

/** @throws Error with code `ENOENT` when it is missing */
export const openPicture = ({ sha256, rendition }: ExportedPicture, storage: Storage): Promise<Readable> =>
  rendition ? storage.openServed({ sha256, ...rendition }).then(readWhole) : storage.openOriginal(sha256);
