import { photoValues } from '../../../../renderer/admin/photo-form/photo-form.js';
import { linkIdsOf, photoLinks } from '../../../../renderer/admin/photo-form/photo-links.js';
import { defaultLanguage } from '../../../../src/contract/languages.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';

/**
 * A photo as the page has it, with what of its present version is stored apart from the form. What somebody else has written
 * into the form's part is left out: it is found when the form is saved, because the version stays then.
 */
export function withApart(before: AdminPhotoDetail, present: AdminPhotoDetail): AdminPhotoDetail {
  const { image, status, slug, failure, originalName, deliveryPath, originalBytes, originalType, originalSha256 } =
    present;
  return {
    ...before,
    image,
    status,
    slug,
    failure,
    originalName,
    deliveryPath,
    originalBytes,
    originalType,
    originalSha256,
    fromFile: present.fromFile,
    newScan: present.newScan,
    front: present.front,
    back: present.back,
    updatedAt: formOf(present) === formOf(before) ? present.updatedAt : before.updatedAt,
  };
}

const formOf = (photo: AdminPhotoDetail): string =>
  JSON.stringify([photoValues(photo), linkIdsOf(photoLinks(photo, defaultLanguage))]);
