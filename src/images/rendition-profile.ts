import type { JpegOptions, TiffOptions, WebpOptions } from 'sharp';

/**
 * How the served files are made. Its name is part of their address, and addresses may be kept for a year: whoever changes
 * anything here that can be seen gives it a new name.
 */
export const renditionProfile = {
  name: 'v1',
  webp: { quality: 78, effort: 4 } satisfies WebpOptions,
  jpeg: { quality: 80, progressive: true } satisfies JpegOptions,
  /** For deep zoom, cut into tiles at every size; never served as it is. */
  pyramid: {
    tile: true,
    tileWidth: 512,
    tileHeight: 512,
    pyramid: true,
    compression: 'jpeg',
    quality: 88,
  } satisfies TiffOptions,
  /** What shines through transparent parts: the white of old paper. */
  paper: '#f7f4ee',
} as const;
