import { noText } from '../../src/contract/localized.js';
import type { Photo, PhotoBack } from '../../src/contract/photo.js';

/** The back as parts that show photos take it: what is known of the photo, with the picture and the texts of its back. */
export const backAsPhoto = (photo: Photo, back: PhotoBack): Photo => ({ ...photo, ...noText('alt'), ...back });

export const isBack = ({ id, back }: Pick<Photo, 'id' | 'back'>): boolean => back?.id === id;
