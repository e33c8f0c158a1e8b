import { codeOfIccdPath, iccdFields } from '../../contract/exchange/iccd.js';

/** Fields of the catalogue that fill one of ours. */
interface IccdSource {
  /** Those that a file has of these, in this order. */
  codes: readonly string[];
  /** Without which the others say nothing. */
  needs?: string;
  /** Between them; by default a space. */
  join?: string;
  /** Only the first one that is not empty. */
  isFirst?: true;
}

/**
 * Where a file of the Italian catalogue has what a column of `photos` holds: the first of several sources that the file has. Versions
 * 3.00 and 4.00 of the scheda F have different fields for the author (`AUF`, `AUT`), techniques, sizes and inscriptions. What is not
 * here stays with the record as other data.
 */
export const iccdSources: Readonly<Record<string, readonly IccdSource[]>> = {
  // Region, number and suffix are one number of the catalogue.
  identifier: [{ codes: ['NCTR', 'NCTN', 'NCTS'], join: '' }, { codes: ['ACCC'] }],
  // Many have no title, and say in a line what they show.
  title: [{ codes: ['SGLT', 'SGLA', 'SGTI'], isFirst: true }],
  description: [{ codes: ['SGTI', 'SGTD'], join: '\n' }, { codes: ['DES'] }],
  notes: [{ codes: ['NSC', 'OSS'], join: '\n\n' }],
  dateText: [{ codes: ['LRD'] }],
  dateSource: [
    { codes: ['DTMM', 'DTMS'], join: ', ' },
    { codes: ['DTM', 'DTT'], join: ', ' },
  ],
  // In version 3.00 `AUT` is whoever has made what the photograph shows.
  author: [{ codes: ['AUFN', 'AUFB'], isFirst: true }, { codes: ['AUTN'] }],
  source: [{ codes: ['COLD'] }],
  provenance: [{ codes: ['ACQT', 'ACQN', 'ACQD', 'ACQE'], join: ', ' }],
  holdingInstitution: [{ codes: ['LDCM'] }, { codes: ['LDCN'] }],
  inventoryNumber: [{ codes: ['INVN'] }, { codes: ['INPC'] }],
  technique: [{ codes: ['MTC'] }, { codes: ['MTCM', 'MTCT'], join: ', ' }],
  physicalSize: [
    { codes: ['MISM', 'MISU'], needs: 'MISM' },
    { codes: ['MISA', 'MISL'], join: ' × ' },
    { codes: ['FRM'] },
  ],
  inscription: [{ codes: ['ISEI'] }, { codes: ['ISRI'] }],
  tags: [{ codes: ['THSD'] }],
  fonds: [{ codes: ['UBFS', 'UBFP'], isFirst: true }],
  file: [{ codes: ['FTAK'] }],
};

/** Fields that exports do not write, by their names in the standard. */
const furtherLabels: readonly (readonly [code: string, label: string])[] = [
  ['NCTR', 'Codice Regione'],
  ['NCTN', 'Numero catalogo generale'],
  ['NCTS', 'Suffisso numero catalogo generale'],
  ['SGLT', 'Titolo proprio'],
  ['DES', 'Descrizione'],
  ['NSC', 'Notizie storico-critiche'],
  ['DTM', 'Motivazione/fonte'],
  ['DTMM', 'Motivazione'],
  ['DTMS', 'Specifiche'],
  ['AUFN', 'Nome scelto (persona singola)'],
  ['AUFB', 'Nome scelto (ente o autore collettivo)'],
  ['ACQT', 'Tipo acquisizione'],
  ['ACQN', 'Nome'],
  ['ACQD', 'Data acquisizione'],
  ['LDCN', 'Denominazione contenitore fisico'],
  ['INPC', 'Codice inventario patrimoniale'],
  ['MTC', 'Materia e tecnica'],
  ['MTCM', 'Materia'],
  ['MISM', 'Valore'],
  ['MISU', 'Unità di misura'],
  ['MISA', 'Altezza'],
  ['MISL', 'Larghezza'],
  ['FRM', 'Formato'],
  ['ISRI', 'Trascrizione'],
];

/** The names of the fields in the standard, by their codes: of those that exports write, and of those that are read besides. */
export const iccdLabels: ReadonlyMap<string, string> = new Map([
  ...iccdFields.map(({ path, label }) => [codeOfIccdPath(path), label] as const),
  ...furtherLabels,
]);
