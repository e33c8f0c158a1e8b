/** The widths that are made of every scan, in pixels; those above the original's width are left out. */
export const renditionWidths = [320, 640, 1280, 2048] as const;

/** What is needed to show a picture without a jump: its shape, its colour while it loads, and its files. */
export interface Picture {
  /** Address of the folder of the files: `${base}/640.webp`, `${base}/640.jpg`, `${base}/social.jpg` … */
  base: string;
  /** The widths that exist, ascending. */
  widths: number[];
  /** Size of the original after rotation, in pixels. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** A tiny WebP as a data address, to be blurred while the picture loads. */
  placeholder: string;
}

export type RenditionFormat = 'webp' | 'jpg';

/** `renditionUrl(photo.image, 640, 'jpg')`: the smallest existing file of at least that width, else the largest. */
export function renditionUrl(
  picture: Pick<Picture, 'base' | 'widths'>,
  width: number,
  format: RenditionFormat,
): string {
  const fitting = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1) ?? width;
  return `${picture.base}/${fitting}.${format}`;
}

/** A `srcset` over all widths that exist. */
export const renditionSrcSet = (picture: Picture, format: RenditionFormat): string =>
  picture.widths.map((width) => `${picture.base}/${width}.${format} ${width}w`).join(', ');
