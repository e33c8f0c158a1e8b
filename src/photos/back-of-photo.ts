import type { LocalizedOrNull } from '../contract/localized.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { jsonLocalized } from '../platform/database/localized-columns.js';

/** The back of a photo as it is read with it. */
export interface BackRecord extends LocalizedOrNull<'inscription' | 'description'> {
  id: number;
  originalSha256: string;
  renditions: StoredRenditions;
  /** Its own, or else that of its front. */
  license: string | null;
}

/** SQL of a JSON object, a `BackRecord`: the back of a photo of this alias; null where it has none, or has no picture of it. */
export const backOf = (photo: string): string =>
  `(select json_build_object('id', back.id, 'originalSha256', back.original_sha256, 'renditions', back.renditions,
      'license', coalesce(back.license, ${photo}.license), ${jsonLocalized('back.inscription')}, ${jsonLocalized('back.description')})
    from photos back where back.front_id = ${photo}.id and back.status = 'back' and back.renditions is not null)`;
