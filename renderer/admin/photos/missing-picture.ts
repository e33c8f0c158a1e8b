import type { PhotoStatus } from '../../../src/contract/photo.js';

/** The text in place of a picture: a draft from a table may have none at all, and is not waited for. */
export const missingPicture = (status: PhotoStatus): 'photos.pictureNotReady' | 'photos.noPicture' =>
  status === 'processing' ? 'photos.pictureNotReady' : 'photos.noPicture';
