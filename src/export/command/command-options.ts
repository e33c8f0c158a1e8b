import { exportedPictures, exportFormats } from '../../contract/exchange/export.js';
import { OperatorError } from '../../platform/operator-error.js';
import { type CommandArguments, oneOf } from '../../platform/process/command-arguments.js';
import type { ExportOptions } from '../export-options.js';

/** What `npm run export` was asked for. */
export interface CommandOptions extends ExportOptions {
  out: string;
  isZip: boolean;
  isBag: boolean;
}

/** @throws OperatorError naming what is wrong */
export function commandOptions({ options, switches }: CommandArguments): CommandOptions {
  const out = options.get('out');
  if (!out) throw new OperatorError('Say where the export goes: npm run export -- --out FILE.zip (--help says more)');
  const pictures = oneOf(options, 'files', exportedPictures) ?? 'none';
  const isPublic = switches.has('public');
  if (isPublic && pictures === 'originals')
    throw new OperatorError('Originals are never public: with --public, --files is renditions or none.');
  const entity = options.get('entity');
  if (entity !== undefined && !/^[1-9]\d{0,8}$/.test(entity))
    throw new OperatorError('--entity needs the number of a card.');
  return {
    out: out.replace(/(?<=[^/\\])[/\\]+$/, ''),
    isZip: /\.zip$/i.test(out),
    isBag: switches.has('bagit'),
    selection: entity === undefined ? { of: 'archive' } : { of: 'entity', id: Number(entity) },
    format: oneOf(options, 'format', exportFormats) ?? 'csv',
    pictures,
    isPublic,
  };
}
