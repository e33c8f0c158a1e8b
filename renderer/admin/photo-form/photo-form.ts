import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import type { AdminPhotoDetail, PhotoChange } from '../../../src/contract/photo.js';
import { metadataChangeOf, metadataValues } from '../records/metadata-form.js';
import type { RecordValues } from '../records/record-values.js';

export const photoValues = (photo: AdminPhotoDetail): RecordValues => metadataValues(photoMetadata, photo);

/** The values of the photo form as a patch for the API, without tags and entities, which are no fields of the form. */
export const photoChangeOf = (fields: FormData): PhotoChange => metadataChangeOf(photoMetadata, fields);
