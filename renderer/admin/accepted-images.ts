import type { ErrorCode } from '../../src/contract/errors.js';
import { acceptedImages } from '../../src/contract/image.js';
import { limits } from '../../src/contract/limits.js';

const acceptedName = /\.(jpe?g|png|webp|tiff?|avif|hei[cf]|jp2|j2k|jp[xf])$/i;

export const isImage = ({ name, type }: File): boolean =>
  acceptedName.test(name) || acceptedImages.split(',').includes(type);

/** What can be rejected without sending the file; the server checks its content. */
export function refusal(
  { name, size }: File,
  { path = name, maxBytes }: { path?: string; maxBytes: number },
): ErrorCode | null {
  if (name.length > limits.upload.nameMax || path.length > limits.upload.pathMax) return 'file_name_too_long';
  return size > maxBytes ? 'image_too_large' : null;
}

/** Answers of the server about the file itself. */
export const refusalsOfFiles: readonly string[] = [
  'image_type_unsupported',
  'image_unreadable',
  'image_kind_unsupported',
  'image_too_many_pixels',
  'image_too_large',
  'file_name_too_long',
] satisfies ErrorCode[];
