import type { CSSProperties } from 'react';
import type { Renditions } from '../../src/contract/image.js';

type RatioStyle = CSSProperties & Record<'--ratio', number>;

/** Width to height, for style sheets that give a picture its place before it loads. */
export const ratioStyle = ({ width, height }: Pick<Renditions, 'width' | 'height'>): RatioStyle => ({
  '--ratio': Math.round((width / height) * 10_000) / 10_000,
});

/** The same, and what fills the place while the picture loads: its average colour and a tiny preview. */
export const placeholderStyle = (image: Renditions): RatioStyle => {
  const { color, placeholder } = image;
  return { ...ratioStyle(image), background: placeholder ? `${color} url(${placeholder}) 50%/cover` : color };
};
