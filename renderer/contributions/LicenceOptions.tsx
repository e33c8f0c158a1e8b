export const licenceOptionsId = 'licences';

/** Common licences; the field accepts any other text too. */
const licences = ['Public Domain', 'CC0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'CC BY-NC-SA 4.0'];

export const LicenceOptions = () => (
  <datalist id={licenceOptionsId}>
    {licences.map((licence) => (
      <option key={licence}>{licence}</option>
    ))}
  </datalist>
);
