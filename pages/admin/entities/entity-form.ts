import type { AdminEntityDetail, EntityChange } from '../../../src/contract/entity.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { namesAbout } from '../../../src/contract/metadata/field.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { metadataChangeOf, metadataValues } from '../../../renderer/admin/records/metadata-form.js';
import { type RecordValues, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';

const transcripts = localizedFields('transcript');

export const entityValues = (entity: AdminEntityDetail): RecordValues => ({
  ...metadataValues(entityMetadata, entity),
  ...valuesOf(entity, ['entityTypeCode', ...transcripts]),
});

/** The values of the entity form as a patch for the API. */
export const entityChangeOf = (fields: FormData): EntityChange => ({
  ...metadataChangeOf(entityMetadata, fields),
  entityTypeCode: textOf(fields, 'entityTypeCode'),
  ...Object.fromEntries(transcripts.map((field) => [field, textOf(fields, field) || null])),
});

/** Whether the fields about a person are for it: monuments and persons, and whatever has such data already. */
export const isOfPerson = (entity: AdminEntityDetail): boolean =>
  ['monument', 'person'].includes(entity.entityTypeCode) ||
  namesAbout(entityMetadata, 'person').some((name) => entity[name] !== null);
