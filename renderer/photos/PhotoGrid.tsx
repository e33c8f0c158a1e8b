import { photoAnchor } from '../../src/contract/paths.js';
import type { CardPhoto } from './card-photo.js';
import { PhotoCard } from './PhotoCard.js';

interface PhotoGridProps {
  photos: CardPhoto[];
  /** Number of cards in the first view: their images are loaded at once. */
  eager?: number;
}

/** Photo cards in 1, 2, 3 or 4 columns. */
export const PhotoGrid = ({ photos, eager = 0 }: PhotoGridProps) => (
  <ul className="photo-grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
    {photos.map((photo, index) => (
      <li key={photo.id} id={photoAnchor(photo.id)}>
        <PhotoCard photo={photo} eager={index < eager} />
      </li>
    ))}
  </ul>
);
