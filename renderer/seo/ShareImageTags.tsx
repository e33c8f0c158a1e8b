import { absoluteUrl } from '../../src/contract/paths.js';
import type { ShareImage } from './share-image.js';

interface ShareImageTagsProps {
  image: ShareImage;
  origin: string;
}

/** Open Graph describes an image by the tags after its address. X (Twitter) reads the same and asks for the card's kind. */
export const ShareImageTags = ({ image: { path, width, height, alt }, origin }: ShareImageTagsProps) => (
  <>
    <meta property="og:image" content={absoluteUrl(path, origin)} />
    <meta property="og:image:type" content={path.endsWith('.png') ? 'image/png' : 'image/jpeg'} />
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
