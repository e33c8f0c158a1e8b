import type { CardPhoto } from './card-photo.js';
import { PhotoCard } from './PhotoCard.js';

interface PhotoGridProps {
  photos: CardPhoto[];
  /** How many stand in the first view: these are asked for at once. */
  eager?: number;
}

/** Photographs side by side: 1, 2, 3 or 4 by width. */
export const PhotoGrid = ({ photos, eager = 0 }: PhotoGridProps) => (
  <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <PhotoCard photo={photo} eager={index < eager} />
      </li>
    ))}
  </ul>
);
