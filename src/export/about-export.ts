import { type ExportFormat, exportFormatName, exportFormatVersion } from '../contract/exchange/export.js';
import { recordIdentifier } from '../contract/exchange/tables.js';
import { defaultLanguage, languages } from '../contract/languages.js';
import type { PreparedExport } from './prepared-export.js';

/** Where the rows of a table are in the export; null for a table that has none and whose format has no head. */
export const fileOfTable = (
  { table, rows }: PreparedExport['tables'][number],
  { format }: Pick<PreparedExport['options'], 'format'>,
): string | null => {
  if (format === 'iccd') return 'scheda-f.csv';
  return format === 'jsonl' && rows === 0 ? null : `${table}.${format}`;
};

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

const csvText = 'Tables are comma-separated values (RFC 4180); an empty cell is no value, a list is separated by "; ".';
const ownColumnsText = `Columns that end in _it, _en ... are texts in that language. Dates are ISO 8601; "edtf" is EDTF (ISO 8601-2).
Records name each other by the column "identifier".`;

/** What there is to know of each format. */
const formatTexts: Record<ExportFormat, { dictionary: string; tables: string; columns: string }> = {
  csv: { dictionary: 'its term in Dublin Core where there is one', tables: csvText, columns: ownColumnsText },
  jsonl: {
    dictionary: 'its term in Dublin Core where there is one',
    tables: 'Each line of a table is a record in JSON.',
    columns: ownColumnsText,
  },
  iccd: {
    dictionary: 'how long a text the standard allows',
    tables: csvText,
    columns: `Columns are fields of the "scheda F", version 4.00, of the Istituto centrale per il catalogo e la documentazione (ICCD).
Those that this archive does not know (catalogue number, state of conservation ...) are not there. No text is cut.`,
  },
};

/** `README.txt`: what an export is, for people who find it in thirty years. */
export const exportReadme = ({ options, about, tables }: PreparedExport): string =>
  `${about.archiveName}: export of ${about.at.toISOString().slice(0, 10)}

${tables.map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`).join('\n')}

${options.isPublic ? 'It has what everybody may see, and nothing else.\n' : ''}${pictureTexts[options.pictures]}

columns.csv says what each column means, and ${formatTexts[options.format].dictionary}.
manifest.json says when and of what this export was made.
manifest-sha256.txt has the checksum of every file (sha256sum -c manifest-sha256.txt).
missing.csv, where there is one, names pictures that were not there, or were damaged.

Texts are in UTF-8. ${formatTexts[options.format].tables}
${formatTexts[options.format].columns} An archive of the same kind reads this export: npm run import -- FILE
`;
