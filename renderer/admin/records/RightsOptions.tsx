import { usePageContext } from 'vike-react/usePageContext';
import { rightsOptions } from './rights-options.js';

/** The suggestions for the field of a licence; a page may have several such fields. */
export const RightsOptions = ({ id }: { id: string }) => (
  <datalist id={id}>
    {rightsOptions(usePageContext().site).map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </datalist>
);
