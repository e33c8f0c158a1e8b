import { photoBackPath, photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { isBack } from '../photos/back-as-photo.js';
import type { StatedSide } from './content-state.js';

export interface PhotoSide extends StatedSide {
  /** Of the page that shows it. */
  path: string;
}

/** The front of a photo, and its back where it has one. @param photo either side of it */
export function sidesOf(photo: Photo): [front: PhotoSide, ...backs: PhotoSide[]] {
  const front = isBack(photo) ? photo.front : photo;
  const { id, slug, image, back } = front;
  return [
    { photoId: id, isBack: false, image, path: photoPath(slug) },
    ...(back ? [{ photoId: id, isBack: true, image: back.image, path: photoBackPath(slug) }] : []),
  ];
}

export function shownSide(photo: Photo): PhotoSide {
  const [front, back] = sidesOf(photo);
  return back && isBack(photo) ? back : front;
}
