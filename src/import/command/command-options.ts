import { type ExchangeTable, exchangeTables } from '../../contract/exchange/tables.js';
import { isLanguage } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { OperatorError } from '../../platform/operator-error.js';
import { type CommandArguments, oneOf } from '../../platform/process/command-arguments.js';
import { delimiters, type ShapeChoice, textEncodings } from '../../contract/exchange/table-shape.js';

/** What `npm run import` was asked for. */
export interface CommandOptions {
  file: string;
  files?: string;
  table: ExchangeTable;
  /** Which table of a zip or a folder. */
  tableFile?: string;
  collection?: string;
  mapping?: string;
  writeMapping?: string;
  report?: string;
  /** The e-mail address of the account in whose name it is done. */
  by?: string;
  choice: ShapeChoice;
  isDryRun: boolean;
  publishes: boolean;
  createsTags: boolean;
  omitsInvalid: boolean;
}

/** @throws OperatorError naming what is wrong */
export function commandOptions({ positionals, options, switches }: CommandArguments): CommandOptions {
  const [file] = positionals;
  if (file === undefined) throw new OperatorError('Name a file: npm run import -- FILE (--help says more)');
  const stated = (name: string): string | undefined => options.get(name);
  const language = stated('language');
  if (language !== undefined && !isLanguage(language)) throw new OperatorError(`--language: ${language} is not known.`);
  const delimiter = stated('delimiter') === 'tab' ? '\t' : oneOf(options, 'delimiter', delimiters);
  return {
    file,
    table: oneOf(options, 'table', exchangeTables) ?? 'photos',
    choice: {
      ...defined('encoding', oneOf(options, 'encoding', textEncodings)),
      ...defined('delimiter', delimiter),
      ...defined('sheet', stated('sheet')),
      ...defined('rowsAbove', rowsAbove(stated('rows-above'))),
      ...(switches.has('no-header') && { hasHeader: false }),
      ...defined('language', language),
    },
    ...defined('files', stated('files')),
    ...defined('tableFile', stated('table-file')),
    ...defined('collection', stated('collection')),
    ...defined('mapping', stated('mapping')),
    ...defined('writeMapping', stated('write-mapping')),
    ...defined('report', stated('report')),
    ...defined('by', stated('by')),
    isDryRun: switches.has('dry-run'),
    publishes: switches.has('publish'),
    createsTags: switches.has('create-tags'),
    omitsInvalid: switches.has('omit-invalid'),
  };
}

/** @throws OperatorError for what is no number of rows */
function rowsAbove(stated: string | undefined): number | undefined {
  if (stated === undefined) return undefined;
  const rows = Number(stated);
  if (!/^\d{1,3}$/.test(stated) || rows > limits.rowsAboveTable)
    throw new OperatorError(`--rows-above is a number from 0 to ${limits.rowsAboveTable}.`);
  return rows;
}

/** @throws OperatorError for what is no number of an import */
export function importNumber(undo: string): number {
  if (!/^[1-9]\d{0,8}$/.test(undo)) throw new OperatorError('--undo needs the number of an import.');
  return Number(undo);
}

const defined = <Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
