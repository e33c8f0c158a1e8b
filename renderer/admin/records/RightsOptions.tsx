import { rightsOptions } from './rights-options.js';

export const rightsOptionsId = 'rights';

/** The suggestions for the field of a licence. */
export const RightsOptions = () => (
  <datalist id={rightsOptionsId}>
    {rightsOptions.map(({ value, name }) => (
      <option key={value} value={value} label={name} />
    ))}
  </datalist>
);
