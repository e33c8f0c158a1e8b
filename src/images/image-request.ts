/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle of an image in full size, in pixels. */
export interface Region extends Size {
  left: number;
  top: number;
}

export type RequestedFormat = 'jpg' | 'webp' | 'png';

/** What is wanted of an image, in the order in which it is done: region, size, mirroring, rotation, quality, format. */
export interface ImageRequest {
  region: Region;
  /** Before the rotation; not larger than the region. */
  size: Size;
  /** From left to right. */
  isMirrored: boolean;
  /** Degrees clockwise. */
  rotation: 0 | 90 | 180 | 270;
  quality: 'default' | 'gray' | 'bitonal';
  format: RequestedFormat;
}
