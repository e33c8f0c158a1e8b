import { sharp } from '../../src/images/image-library.js';

interface LogoOptions {
  width?: number;
  height?: number;
  /** Of the mark. */
  colour?: string;
  /** Transparent pixels around it. */
  margin?: number;
}

/** A mark of one colour on nothing, as PNG. */
export const aLogo = ({
  width = 240,
  height = 160,
  colour = '#a3251d',
  margin = 40,
}: LogoOptions = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
