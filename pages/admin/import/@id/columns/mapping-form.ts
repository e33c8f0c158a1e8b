import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';

/** What the form of columns holds. */
export interface MappingForm {
  mapping: Mapping;
  /** Of the whole import. */
  publishes: boolean;
}

/** The message of a field of the mapping: `rules.3.to`. */
export type ErrorOf = (field: string) => string | undefined;

export const sameMapping = (one: MappingForm, other: MappingForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
