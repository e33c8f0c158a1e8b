import { join } from 'node:path';
import { limits } from '../contract/limits.js';
import { decode } from './decode.js';
import { sharpOf } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';

/** The rendition profile of avatars: the folder of their files in the storage. */
export const avatarProfile = 'avatar2';

/** That of the version before, whose files are served until those of the present one are made. */
export const formerAvatarProfile = 'avatar';

const [largest, ...smaller] = [512, 256] as const;

/**
 * Makes square images of an avatar in `directory`, cropped to the centre and encoded anew, so that no camera metadata (such
 * as the position) remains. It is decoded and resized in one pass, which never holds all its pixels.
 * @throws BadImage when the original cannot be read
 */
export async function makeAvatar(original: string, directory: string): Promise<void> {
  const { image } = await decode(original, {
    maxPixels: limits.upload.avatarPixels,
    reduced: (whole) => whole.resize({ width: largest, height: largest, fit: 'cover' }),
  });
  for (const size of [largest, ...smaller])
    await sharpOf(image)
      .resize({ width: size })
      .webp(renditionProfile.webp)
      .toFile(join(directory, `${size}.webp`));
}
