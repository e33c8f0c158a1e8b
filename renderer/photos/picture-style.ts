import type { CSSProperties } from 'react';
import type { Renditions } from '../../src/contract/image.js';

type RatioStyle = CSSProperties & Record<'--ratio', number>;

type Size = Pick<Renditions, 'width' | 'height'>;

/** Width to height, in few digits. */
export const ratioOf = ({ width, height }: Size): number => Math.round((width / height) * 10_000) / 10_000;

/** The ratio for style sheets that give a picture its place before it loads. */
export const ratioStyle = (image: Size): RatioStyle => ({ '--ratio': ratioOf(image) });

/** The same, and what fills the place while the picture loads: its average colour and a tiny preview. */
export const placeholderStyle = (image: Renditions): RatioStyle => {
  const { color, placeholder } = image;
  return { ...ratioStyle(image), background: placeholder ? `${color} url(${placeholder}) 50%/cover` : color };
};

/**
 * For a list: its average colour alone. The previews of a page's cards were a seventh of its compressed bytes, because they
 * are images already, and stand there twice: in the HTML and in the page's data.
 */
export const withoutPreview = (image: Renditions): Renditions => ({ ...image, placeholder: '' });
