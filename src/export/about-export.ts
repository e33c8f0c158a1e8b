import { exportFormatName, exportFormatVersion } from '../contract/exchange/export.js';
import { recordIdentifier } from '../contract/exchange/tables.js';
import { defaultLanguage, languages } from '../contract/languages.js';
import type { PreparedExport } from './prepared-export.js';

/** Where the rows of a table are in the export; null for a table that has none and whose format has no head. */
export const fileOfTable = (
  { table, rows }: PreparedExport['tables'][number],
  { format }: Pick<PreparedExport['options'], 'format'>,
): string | null => (format === 'jsonl' && rows === 0 ? null : `${table}.${format}`);

/** `manifest.json`: what an export is, for programs. */
export const exportManifest = ({ options, about, tables, lacking, pictureCount }: PreparedExport): string =>
  `${JSON.stringify(
    {
      format: exportFormatName,
      version: exportFormatVersion,
      archive: { id: about.archiveId, name: about.archiveName },
      baseLanguage: defaultLanguage,
      languages,
      exportedAt: about.at.toISOString(),
      selection: selectionOf(options.selection, about.archiveId),
      isPublic: options.isPublic,
      tableFormat: options.format,
      tables: Object.fromEntries(
        tables.map((table) => [table.table, { file: fileOfTable(table, options), rows: table.rows }]),
      ),
      pictures: { kind: options.pictures, count: pictureCount, lacking: lacking.length },
    },
    null,
    2,
  )}\n`;

function selectionOf(selection: PreparedExport['options']['selection'], archiveId: string): object {
  if (selection.of === 'entity')
    return { of: 'entity', identifier: recordIdentifier(archiveId, 'entity', selection.id) };
  return { of: selection.of };
}

const pictureTexts = {
  none: 'It has no pictures.',
  renditions: 'files/ has the largest published size of each picture, audio/ the audio guides of cards.',
  originals:
    'files/ has the files as they were uploaded, byte by byte; covers/ the default covers, audio/ the audio guides of cards.',
} as const;

/** `README.txt`: what an export is, for people who find it in thirty years. */
export const exportReadme = ({ options, about, tables }: PreparedExport): string =>
  `${about.archiveName}: export of ${about.at.toISOString().slice(0, 10)}

${tables.map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`).join('\n')}

${options.isPublic ? 'It has what everybody may see, and nothing else.\n' : ''}${pictureTexts[options.pictures]}

columns.csv says what each column means, and its term in Dublin Core where there is one.
manifest.json says when and of what this export was made.
manifest-sha256.txt has the checksum of every file (sha256sum -c manifest-sha256.txt).
missing.csv, where there is one, names pictures that were not there, or were damaged.

Texts are in UTF-8. ${
    options.format === 'csv'
      ? 'Tables are comma-separated values (RFC 4180); an empty cell is no value, a list is separated by "; ".'
      : 'Each line of a table is a record in JSON.'
  }
Columns that end in _it, _en ... are texts in that language. Dates are ISO 8601; "edtf" is EDTF (ISO 8601-2).
Records name each other by the column "identifier". An archive of the same kind reads this export: npm run import -- FILE
`;
