import type { CSSProperties } from 'react';
import { type Renditions, renditionSrcSet, renditionUrl } from '../../src/contract/image.js';
import type { Language } from '../../src/contract/languages.js';
import { placeholderStyle } from './picture-style.js';

interface PictureProps {
  image: Renditions;
  alt: string;
  /** The language of `alt` where it is not that of the page. */
  lang?: Language | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads at once, with priority: for the main image of a page. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * A photograph as `<picture>` with all its WebP renditions, and one JPEG for browsers without WebP; a colour and a tiny
 * preview fill its space while it loads.
 */
export function Picture({ image, alt, lang, sizes, eager = false, className, style }: PictureProps) {
  const { width, height } = image;
  return (
    <picture>
      <source type="image/webp" srcSet={renditionSrcSet(image, 'webp')} sizes={sizes} />
      <img
        src={renditionUrl(image, 1280, 'jpg')}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={className}
        style={{ ...placeholderStyle(image), ...style }}
      />
    </picture>
  );
}
