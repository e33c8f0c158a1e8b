import type { Renditions } from '../../../src/contract/image.js';
import { photoAnchor } from '../../../src/contract/paths.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { ratioOf, ratioStyle } from '../../../renderer/photos/picture-style.js';
import { Print } from '../../../renderer/photos/Print.js';

/** Photographs in one row, whole and of one height, which scrolls sideways; photo-strip.css. */
export const PhotoStrip = ({ photos }: { photos: CardPhoto[] }) => (
  <ol className="light-table photo-strip wrap">
    {photos.map((photo) => (
      <li key={photo.id} id={photoAnchor(photo.id)} style={ratioStyle(photo.image)}>
        <Print photo={photo} sizes={sizesInStrip(photo.image)} heading="h3" />
      </li>
    ))}
  </ol>
);

/** The `sizes` attribute: pictures are 9.5rem high. */
const sizesInStrip = (image: Renditions): string => `${Math.round(ratioOf(image) * 9.5)}rem`;
