/** The widths of renditions in pixels. Between two of them there is one of the original's own width. */
export const renditionWidths = [320, 640, 1280, 2048] as const;

/** Images of fixed size: for social networks, and for search engines (3:2). */
export const shareImageSizes = {
  'social.jpg': { width: 1200, height: 630 },
  'structured.jpg': { width: 1200, height: 800 },
} as const;
export type ShareImageName = keyof typeof shareImageSizes;

interface Size {
  width: number;
  height: number;
}

/** What a page needs to show an image without layout shift: its size, its placeholder and its files. */
export interface Renditions {
  /**
   * Address of the folder of the renditions: `${base}/640.webp`, `${base}/640.jpg`, `${base}/social.jpg` … A path of the site, or
   * absolute where the archive has another origin for the files of what is published.
   */
  base: string;
  /** The widths that exist, ascending. */
  widths: number[];
  /** Size of the original after rotation, in pixels; of what the public sees of it, where that is smaller. */
  width: number;
  height: number;
  /** The public sees it smaller than the original is, because of its licence. */
  isReduced?: boolean;
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
  return `${image.base}/${fittingWidth(image, width)}.${format}`;
}

const fittingWidth = ({ widths }: Pick<Renditions, 'widths'>, width: number): number =>
  widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;

export interface SizedImage extends Size {
  /** A path of the site, or an address at the origin of its files. */
  path: string;
}

/** The same with its size. */
export function sizedRendition(image: Renditions, wanted: number, format: RenditionFormat): SizedImage {
  const width = fittingWidth(image, wanted);
  return {
    path: renditionUrl(image, wanted, format),
    width,
    // A scan may be thousands of times as wide as it is high.
    height: Math.max(1, Math.round((width * image.height) / image.width)),
  };
}

/** An image of fixed size; the rendition nearest to it where it would show more pixels than the public may see. */
export const shareImage = (image: Renditions, name: ShareImageName): SizedImage =>
  image.isReduced && !holdsShareImage(image, name)
    ? sizedRendition(image, shareImageSizes[name].width, 'jpg')
    : { path: `${image.base}/${name}`, ...shareImageSizes[name] };

/** Whether an image of fixed size can be made of this many pixels. It may be cropped: what is cut off counts too. */
export function holdsShareImage({ width, height }: Size, name: ShareImageName): boolean {
  const size = shareImageSizes[name];
  return width >= size.width && height >= size.height;
}

/** A `srcset` over all widths that exist. */
export const renditionSrcSet = (image: Renditions, format: RenditionFormat): string =>
  image.widths.map((width) => `${image.base}/${width}.${format} ${width}w`).join();

/** For the `accept` of a file field; browsers do not know every type by its name. */
export const acceptedImages =
  'image/jpeg,image/png,image/webp,image/tiff,image/avif,image/heic,image/heif,image/jp2,.tif,.tiff,.heic,.heif,.jp2,.j2k,.jpx,.jpf';
