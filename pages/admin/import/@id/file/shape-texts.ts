import {
  type Delimiter,
  delimiters,
  type TableFormat,
  tableFormats,
  type TextEncoding,
  textEncodings,
} from '../../../../../src/contract/exchange/table-shape.js';
import type { TranslateForAdmin } from '../../../../../renderer/i18n/admin-translate.js';

const encodings = {
  'utf-8': 'imports.encodings.utf8',
  'utf-8-twice': 'imports.encodings.utf8Twice',
  'utf-16le': 'imports.encodings.utf16le',
  'utf-16be': 'imports.encodings.utf16be',
  'windows-1252': 'imports.encodings.windows1252',
  macintosh: 'imports.encodings.macintosh',
} as const satisfies Record<TextEncoding, string>;

const separators = {
  ',': 'imports.delimiters.comma',
  ';': 'imports.delimiters.semicolon',
  '\t': 'imports.delimiters.tab',
  '|': 'imports.delimiters.bar',
} as const satisfies Record<Delimiter, string>;

const formats: Record<TableFormat, string> = {
  csv: 'CSV, TSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  xlsx: 'Excel (XLSX)',
};

export const encodingText = (encoding: TextEncoding, t: TranslateForAdmin): string => t(encodings[encoding]);
export const delimiterText = (delimiter: Delimiter, t: TranslateForAdmin): string => t(separators[delimiter]);
export const formatText = (format: TableFormat): string => formats[format];

interface Option {
  value: string;
  text: string;
}

export const encodingOptions = (t: TranslateForAdmin): Option[] =>
  textEncodings.map((value) => ({ value, text: encodingText(value, t) }));
export const delimiterOptions = (t: TranslateForAdmin): Option[] =>
  delimiters.map((value) => ({ value, text: delimiterText(value, t) }));
export const formatOptions = (): Option[] => tableFormats.map((value) => ({ value, text: formatText(value) }));
