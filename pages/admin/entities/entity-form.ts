import type { AdminEntityDetail, EntityChange } from '../../../src/contract/entity.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { metadataChangeOf, metadataValues } from '../../../renderer/admin/records/metadata-form.js';
import { type RecordValues, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';

export const entityValues = (entity: AdminEntityDetail): RecordValues => ({
  ...metadataValues(entityMetadata, entity),
  ...valuesOf(entity, ['entityTypeCode']),
});

/** The values of the entity form as a patch for the API. */
export const entityChangeOf = (fields: FormData): EntityChange => ({
  ...metadataChangeOf(entityMetadata, fields),
  entityTypeCode: textOf(fields, 'entityTypeCode'),
});
