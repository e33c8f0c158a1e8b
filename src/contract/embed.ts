import type { Renditions } from './image.js';
import type { Language } from './languages.js';
import { embedPath } from './paths.js';
import type { Photo } from './photo.js';

/** The frame in pixels: as wide as a column of text, and at most so high, with the lines below the picture. */
const usualWidth = 640;
const maxImageHeight = 640;
const captionHeight = 120;

export interface FrameSize {
  width: number;
  height: number;
}

interface FrameLimits {
  maxWidth?: number | undefined;
  maxHeight?: number | undefined;
}

/** The size of the frame of a photo, in pixels; within the limits of the page that shows it. */
export function frameSize(
  image: Pick<Renditions, 'width' | 'height'>,
  { maxWidth = usualWidth, maxHeight = Infinity }: FrameLimits = {},
): FrameSize {
  const width = Math.min(usualWidth, maxWidth);
  const imageHeight = Math.min(Math.round((width * image.height) / image.width), maxImageHeight);
  return { width, height: Math.min(imageHeight + captionHeight, maxHeight) };
}

interface Framed extends FrameLimits {
  photo: Pick<Photo, 'slug' | 'image'>;
  /** In the language of the frame. */
  title: string;
  language: Language;
  origin: string;
}

/** The code by which another site shows a photo with its credit. */
export function embedCode({ photo, title, language, origin, ...limits }: Framed): string {
  const { width, height } = frameSize(photo.image, limits);
  const src = asAttribute(origin + embedPath(photo.slug, language));
  return `<iframe src="${src}" title="${asAttribute(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

const asAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
