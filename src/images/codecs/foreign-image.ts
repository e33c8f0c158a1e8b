/** An image that another library than libvips has decoded. */
export interface ForeignImage {
  width: number;
  height: number;
  bits: 8 | 16;
  colour: 'grey' | 'rgb';
  /** The last sample of each pixel is its opacity. */
  hasOpacity: boolean;
  /** Row after row, sample after sample, 16 bits little-endian. */
  pixels: Uint8Array;
  icc: Buffer | null;
  /** How many pictures the file has; this is the main one. */
  pages: number;
  /** The EXIF block of the file. */
  exif?: Buffer | undefined;
}

export const samplesOf = ({ colour, hasOpacity }: Pick<ForeignImage, 'colour' | 'hasOpacity'>): number =>
  (colour === 'grey' ? 1 : 3) + (hasOpacity ? 1 : 0);
