import type { JpegOptions, TiffOptions, WebpOptions } from 'sharp';

/**
 * How renditions are made. The name is part of their addresses, which browsers cache for a year: a visible change of these
 * settings needs a new name.
 */
export const renditionProfile = {
  name: 'v1',
  webp: { quality: 78, effort: 4 } satisfies WebpOptions,
  jpeg: { quality: 80, progressive: true } satisfies JpegOptions,
  /** For deep zoom: tiles at every size; never served as a file. */
  pyramid: {
    tile: true,
    tileWidth: 512,
    tileHeight: 512,
    pyramid: true,
    compression: 'jpeg',
    quality: 88,
  } satisfies TiffOptions,
  /** The background of transparent parts: the white of old paper. */
  paper: '#f7f4ee',
} as const;
