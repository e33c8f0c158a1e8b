import { DomainError, invalidField } from '../../contract/errors.js';

/** The parameters of an image request, in the order of its address. */
export type ImageParameter = 'region' | 'size' | 'rotation' | 'quality' | 'format';

export const invalidParameter = (field: ImageParameter): DomainError => invalidField(field);

/** A number without sign or exponent, as regular expression (IIIF Image API 3, section 4.7). */
export const decimal = String.raw`(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})`;
