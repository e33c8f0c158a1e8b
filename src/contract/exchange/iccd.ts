import { type Column, ownColumn } from './column.js';

/** A field of the record of a photograph of the Italian catalogue of cultural property, as the archive fills it. */
export interface IccdField {
  /** Paragraph, structured field, field: `SG/SGT/SGTI`. No two fields have the same last part. */
  path: string;
  /** Its name in the standard. */
  label: string;
  /** The longest text that the standard allows, in characters. Longer ones are written as they are. */
  max: number;
  /** A field that may be repeated: several values in one cell, separated as in every list of an export. */
  isList?: true;
  /** The column of the table `photos` whose value it has, in the base language where it is translated; else null. */
  column: string | null;
  /** What stands in it, in English. */
  doc: string;
}

/**
 * What an export writes of a photograph in the fields of the “scheda F”, version 4.00, of the Istituto centrale per il catalogo e
 * la documentazione (ICCD), in the order of the standard. Paths, labels and lengths are those of its schema
 * (ICCD_normativa_F_4.00.xsd). docs/iccd.md has the reasons.
 */
export const iccdFields = [
  { path: 'CD/TSK', label: 'Tipo scheda', max: 4, column: null, doc: '`F`, a photograph.' },
  {
    path: 'AC/ACC/ACCE',
    label: 'Ente/soggetto responsabile',
    max: 250,
    column: null,
    doc: 'The name of the archive, whose identifier follows.',
  },
  {
    path: 'AC/ACC/ACCC',
    label: 'Codice identificativo',
    max: 150,
    column: 'identifier',
    doc: 'Identifies the photo in every later export and import.',
  },
  {
    path: 'AC/ACC/ACCW',
    label: 'Indirizzo web',
    max: 500,
    column: null,
    doc: 'The permanent address of the photo.',
  },
  {
    path: 'LC/LDC/LDCM',
    label: 'Denominazione contenitore giuridico',
    max: 250,
    column: 'holdingInstitution',
    doc: 'The institution that holds the object.',
  },
  {
    path: 'UB/UBF/UBFP',
    label: 'Fondo',
    max: 150,
    column: null,
    doc: 'The title of the fonds that the photo is in, or else of the collection.',
  },
  {
    path: 'UB/UBF/UBFS',
    label: 'Serie archivistica',
    max: 150,
    column: null,
    doc: 'The title of the series that the photo is in.',
  },
  {
    path: 'UB/INV/INVN',
    label: 'Codice inventario',
    max: 500,
    column: 'inventoryNumber',
    doc: 'The number of the object at the institution.',
  },
  { path: 'UB/COL/COLD', label: 'Denominazione', max: 500, column: 'source', doc: 'The source of the photo.' },
  { path: 'AU/AUT/AUTN', label: 'Nome di persona o ente', max: 250, column: 'author', doc: 'The author.' },
  {
    path: 'SG/SGT/SGTI',
    label: 'Identificazione',
    max: 250,
    isList: true,
    column: 'entities',
    doc: 'The names of the cards that the photo shows.',
  },
  {
    path: 'SG/SGT/SGTD',
    label: 'Indicazioni sul soggetto',
    max: 5000,
    column: 'description',
    doc: 'The description of what the photo shows.',
  },
  {
    path: 'SG/SGL/SGLA',
    label: 'Titolo attribuito',
    max: 250,
    column: 'title',
    doc: 'The title, which the archive has given.',
  },
  { path: 'SG/THS/THSD', label: 'Descrittore', max: 250, isList: true, column: 'tags', doc: 'The names of the tags.' },
  {
    path: 'DT/DTZ/DTZG',
    label: 'Fascia cronologica/periodo',
    max: 250,
    isList: true,
    column: null,
    doc: 'The century or centuries: `XX`.',
  },
  {
    path: 'DT/DTS/DTSI',
    label: 'Da',
    max: 50,
    column: null,
    doc: 'The first year or day on which it may have been taken: `1905`, `1905/06/12`.',
  },
  {
    path: 'DT/DTS/DTSV',
    label: 'Validità',
    max: 4,
    column: null,
    doc: '`ca` for an estimate, `(?)` for a doubt, `post` for a time after it.',
  },
  {
    path: 'DT/DTS/DTSF',
    label: 'A',
    max: 50,
    column: null,
    doc: 'The last year or day on which it may have been taken.',
  },
  {
    path: 'DT/DTS/DTSL',
    label: 'Validità',
    max: 4,
    column: null,
    doc: '`ca` for an estimate, `(?)` for a doubt, `ante` for a time before it.',
  },
  { path: 'DT/DTT', label: 'Note', max: 2000, column: 'dateSource', doc: 'What the date is known from.' },
  { path: 'LR/LRD', label: 'Data della ripresa', max: 100, column: 'dateText', doc: 'The date in words.' },
  { path: 'MT/MTC/MTCT', label: 'Tecnica', max: 250, column: 'technique', doc: 'Material and technique.' },
  { path: 'MT/MIS/MISV', label: 'Note', max: 2000, column: 'physicalSize', doc: 'The size, as it is written.' },
  { path: 'DA/ISE/ISEI', label: 'Trascrizione', max: 10_000, column: 'inscription', doc: 'Inscriptions.' },
  { path: 'TU/ACQ/ACQE', label: 'Note', max: 2000, column: 'provenance', doc: 'The provenance.' },
  { path: 'TU/CPR/CPRS', label: 'Note', max: 2000, column: 'license', doc: 'The licence.' },
  {
    path: 'DO/FTA/FTAK',
    label: 'Nome file digitale',
    max: 250,
    column: 'file',
    doc: 'Where the picture lies in the export; empty where pictures are left out.',
  },
  { path: 'AN/OSS', label: 'Osservazioni', max: 5000, column: 'notes', doc: 'What is known besides.' },
] as const satisfies readonly IccdField[];

export type IccdPath = (typeof iccdFields)[number]['path'];

/** The fields as columns of a table. */
export const iccdColumns: readonly Column[] = (iccdFields as readonly IccdField[]).map(({ path, isList, doc }) =>
  ownColumn(path, isList ? 'list' : 'text', doc),
);

/** Whether a file has all the columns of an ICCD export of an archive of this kind. */
export const isIccdExport = (columns: readonly string[]): boolean =>
  iccdFields.every(({ path }) => columns.includes(path));

/** `SG/SGT/SGTI` → `SGTI` */
export const codeOfIccdPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
