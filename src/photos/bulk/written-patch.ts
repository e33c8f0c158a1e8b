import type { BulkChange } from '../../contract/bulk-edit.js';
import { bulkFields } from '../../contract/bulk-fields.js';
import { DomainError } from '../../contract/errors.js';
import { untranslated } from '../../contract/localized.js';
import { isTranslated } from '../../contract/metadata/field.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import { changedFields } from '../../platform/database/changed-fields.js';
import { checkPhotoMetadata } from '../check-photo-metadata.js';
import { rereadOtherDate } from '../other-dates.js';
import { rereadDate, setsDate, withCompleteDate } from '../photo-date.js';
import type { PhotoRow } from '../photo.row.js';
import type { Patch } from './file-taking.js';

/** What an edit writes into a photo. The translations of a text go when it becomes another one: they would say something else. */
export function writtenPatch(
  photo: PhotoMetadata & Pick<PhotoRow, 'otherDates'>,
  values: BulkChange & { title: string | undefined },
): Patch {
  const written = (['title', ...bulkFields] as const).flatMap((field) => {
    const value = values[field];
    if (value === undefined) return [];
    const isOther = value === null || value !== photo[field];
    return [{ ...(isOther && isTranslated(photoMetadata[field]) && untranslated(field)), [field]: value }];
  });
  const patch = Object.assign({}, ...written) as Patch;
  if (!values.rereadDates) return patch;
  // A date that is set is read anyway.
  const date = setsDate(patch) ? {} : rereadDate(photo);
  return { otherDates: photo.otherDates.map(rereadOtherDate), ...date, ...patch };
}

/** The patch with the parts of the date that follow from it, as far as they change; null where it contradicts the photo. */
export function completePatch(photo: PhotoMetadata, patch: Patch): Patch | null {
  try {
    const complete = withCompleteDate(patch, photo);
    checkPhotoMetadata(complete, photo);
    return changedFields(photo as Patch, complete);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
