import { listedLicences } from '../../../src/contract/listed-licences.js';

/** What the field of a licence suggests: what it stores, and for an address its name. It accepts any other text too. */
export const rightsOptions: { value: string; name?: string }[] = listedLicences.map(({ value, name }) =>
  value === name ? { value } : { value, name },
);
