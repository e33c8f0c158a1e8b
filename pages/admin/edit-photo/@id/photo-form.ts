import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import type { AdminPhotoDetail, PhotoChange } from '../../../../src/contract/photo.js';
import { metadataChangeOf, metadataValues } from '../../../../renderer/admin/records/metadata-form.js';
import type { RecordValues } from '../../../../renderer/admin/records/record-values.js';

export const photoValues = (photo: AdminPhotoDetail): RecordValues => metadataValues(photoMetadata, photo);

/** What the form of a photo says, as the archive takes it; its links are no fields of it. */
export const photoChangeOf = (fields: FormData): PhotoChange => metadataChangeOf(photoMetadata, fields);
