/** The widths of renditions in pixels. Between two of them there is one of the original's own width. */
export const renditionWidths = [320, 640, 1280, 2048] as const;

/** What a page needs to show an image without layout shift: its size, its placeholder and its files. */
export interface Renditions {
  /** Address of the folder of the renditions: `${base}/640.webp`, `${base}/640.jpg`, `${base}/social.jpg` … */
  base: string;
  /** The widths that exist, ascending. */
  widths: number[];
  /** Size of the original after rotation, in pixels. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** A tiny WebP as a data URL, shown blurred while the image loads. */
  placeholder: string;
}

export type RenditionFormat = 'webp' | 'jpg';

/** `renditionUrl(photo.image, 640, 'jpg')`: the smallest existing file of at least that width, else the largest. */
export function renditionUrl(
  image: Pick<Renditions, 'base' | 'widths'>,
  width: number,
  format: RenditionFormat,
): string {
  const fitting = image.widths.find((candidate) => candidate >= width) ?? image.widths.at(-1) ?? width;
  return `${image.base}/${fitting}.${format}`;
}

/** A `srcset` over all widths that exist. */
export const renditionSrcSet = (image: Renditions, format: RenditionFormat): string =>
  image.widths.map((width) => `${image.base}/${width}.${format} ${width}w`).join();

/** For the `accept` of a file field; browsers do not know every type by its name. */
export const acceptedImages =
  'image/jpeg,image/png,image/webp,image/tiff,image/avif,image/heic,image/heif,image/jp2,.tif,.tiff,.heic,.heif,.jp2,.j2k,.jpx,.jpf';
