import { usePageContext } from 'vike-react/usePageContext';

export const licenceOptionsId = 'licences';

/** Common licences by their codes, which are not looked up: contributors do not download the list. */
const licences = {
  pdm: 'Public Domain',
  cc0: 'CC0',
  'cc-by-4.0': 'CC BY 4.0',
  'cc-by-sa-4.0': 'CC BY-SA 4.0',
  'cc-by-nc-4.0': 'CC BY-NC 4.0',
  'cc-by-nc-sa-4.0': 'CC BY-NC-SA 4.0',
};

/** The licences of the archive's own, and the common ones that it offers; the field accepts any other text too. */
export function LicenceOptions() {
  const { hiddenLicences, ownLicences } = usePageContext().site;
  const common = Object.entries(licences).filter(([code]) => !hiddenLicences.includes(code));
  return (
    <datalist id={licenceOptionsId}>
      {[...ownLicences.map(({ name }) => name), ...common.map(([, name]) => name)].map((licence) => (
        <option key={licence}>{licence}</option>
      ))}
    </datalist>
  );
}
