import { limits } from '../../contract/limits.js';
import type { SizeLimit } from '../../images/upload/image-upload.js';

/** The size of an avatar, uploaded or fetched. */
export const avatarLimit: SizeLimit = {
  maxBytes: limits.upload.avatarBytes,
  maxPixels: limits.upload.avatarPixels,
  tooLarge: 'avatar_too_large',
};
