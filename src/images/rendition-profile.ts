import type { JpegOptions, PngOptions, TiffOptions, WebpOptions } from 'sharp';

/**
 * How renditions are made. The name is part of their addresses, so that no cache mixes files of two profiles: a visible change
 * of these settings needs a new name. What has a former one is then made anew in the background (`RenditionRenewal`).
 */
export const renditionProfile = {
  name: 'v2',
  webp: { quality: 78, effort: 4 } satisfies WebpOptions,
  jpeg: { quality: 80, progressive: true } satisfies JpegOptions,
  /** For deep zoom: tiles at every size; images on request are made of it, and it is never served as a file. */
  pyramid: {
    tile: true,
    tileWidth: 512,
    tileHeight: 512,
    pyramid: true,
    compression: 'jpeg',
    quality: 88,
  } satisfies TiffOptions,
  /** Images that are made on request, while somebody waits for them. */
  requested: {
    jpg: { quality: 82 } satisfies JpegOptions,
    webp: { quality: 80, effort: 2 } satisfies WebpOptions,
    png: { compressionLevel: 4 } satisfies PngOptions,
  },
  /** The background of transparent parts: the white of old paper. */
  paper: '#f7f4ee',
} as const;
