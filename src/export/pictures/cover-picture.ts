import type { StoredRenditions } from '../../images/stored-renditions.js';
import { imageEndings, imageTypeOfFile } from '../../images/image-signature.js';
import type { Storage } from '../../platform/storage/storage.js';
import type { ExportOptions } from '../export-options.js';
import type { ExportedRow } from '../tables/row-pages.js';
import type { ExportedPicture } from './exported-picture.js';

/** A default cover as an export writes it, but for the place of its picture. */
export interface CoverToExport extends ExportedRow {
  type: string;
  sortOrder: number;
  sha256: string;
  renditions: StoredRenditions | null;
}

/** The picture of a default cover, `covers/square-2.jpg`; null where the export has none. */
export async function pictureOfCover(
  { type, sortOrder, sha256, renditions }: CoverToExport,
  { pictures }: Pick<ExportOptions, 'pictures'>,
  storage: Storage,
): Promise<ExportedPicture | null> {
  const of = { identifier: `${type} ${sortOrder}`, sha256 };
  const name = (ending: string): string => `covers/${type}-${sortOrder}${ending}`;
  if (pictures === 'originals') return { ...of, name: name(await endingOf(sha256, storage)), rendition: null };
  const width = pictures === 'renditions' ? renditions?.widths.at(-1) : undefined;
  if (!renditions || width === undefined) return null;
  const { renditionProfile } = renditions;
  return { ...of, name: name('.jpg'), rendition: { renditionProfile, name: `${width}.jpg` } };
}

/** By its first bytes; empty where it is missing. */
async function endingOf(sha256: string, storage: Storage): Promise<string> {
  if (!(await storage.hasOriginal(sha256))) return '';
  const type = await storage.withOriginal(sha256, imageTypeOfFile);
  return type ? imageEndings[type] : '';
}
