import { noText } from '../../src/contract/localized.js';
import type { Photo, PhotoBack } from '../../src/contract/photo.js';

/** A back in the place of a photo. */
export interface ShownBack extends Photo {
  front: Photo;
}

/** The back as parts that show photos take it: what is known of the photo, with the picture and the texts of its back. */
export const backAsPhoto = (photo: Photo, back: PhotoBack): ShownBack => ({
  ...photo,
  ...noText('alt'),
  ...back,
  front: photo,
});

export const isBack = (photo: Photo): photo is ShownBack => 'front' in photo;
