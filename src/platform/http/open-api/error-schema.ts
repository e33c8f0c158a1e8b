import { errorStatus } from '../../../contract/error-status.js';
import { fieldErrorCodes } from '../../../contract/errors.js';

const text = { type: 'string' };

/** JSON schema of `ErrorBody` in src/contract/errors.ts. */
export const errorSchema = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'error', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { ...text, description: 'In the language of the request.' },
    error: { ...text, description: 'Repeats `message`.' },
    requestId: text,
    errors: {
      type: 'array',
      description: 'With `validation_failed`: what is wrong with each field.',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: text,
          code: { type: 'string', enum: fieldErrorCodes },
          message: text,
          ratio: { type: 'number', description: 'With `contrast_too_low`: the contrast, from 1 to 21.' },
        },
      },
    },
    presentValue: {
      type: ['string', 'null'],
      description: 'With `contribution_outdated`: the current value of the field.',
    },
    count: {
      type: 'integer',
      description: 'With `tag_in_use` the number of photos, with `entity_type_in_use` that of entities.',
    },
    laterChanges: {
      type: 'array',
      description: 'With `later_change`: the conflicting changes.',
      items: {
        type: 'object',
        required: ['kind', 'recordId', 'part', 'fields', 'changeSetId', 'at'],
        properties: {
          kind: text,
          recordId: { type: 'integer' },
          part: text,
          fields: { type: 'array', items: text },
          changeSetId: { type: ['integer', 'null'] },
          at: { type: ['string', 'null'] },
        },
      },
    },
  },
};
