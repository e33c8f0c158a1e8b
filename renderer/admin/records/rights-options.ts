import type { OwnLicence } from '../../../src/contract/licences.js';
import { listedLicences } from '../../../src/contract/listed-licences.js';

interface OfferedLicences {
  hiddenLicences: readonly string[];
  ownLicences: readonly OwnLicence[];
}

/** What the field of a licence suggests: what it stores, and for an address its name. It accepts any other text too. */
export const rightsOptions = ({ hiddenLicences, ownLicences }: OfferedLicences): { value: string; name?: string }[] => [
  ...ownLicences.map(({ name }) => ({ value: name })),
  ...listedLicences
    .filter(({ code }) => !hiddenLicences.includes(code))
    .map(({ value, name }) => (value === name ? { value } : { value, name })),
];
