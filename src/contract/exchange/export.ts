import type { BulkSelection } from '../bulk-edit.js';
import { type OriginalsQuery, selectionParameters } from '../originals.js';

/**
 * CSV opens in spreadsheets; JSON lines have numbers, lists and empty values as such; ICCD is one CSV of the photographs in the fields
 * of the Italian catalogue (`iccd.ts`).
 */
export const exportFormats = ['csv', 'jsonl', 'iccd'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an export has of the pictures: nothing, the largest rendition, or the files that were uploaded. */
export const exportedPictures = ['none', 'renditions', 'originals'] as const;
export type ExportedPictures = (typeof exportedPictures)[number];

/** How an export is written. */
export interface ExportChoice {
  /** By default `csv`. */
  format?: ExportFormat;
  /** By default `none`. */
  files?: ExportedPictures;
  /** Only what everybody may see: no drafts, no private columns, no picture that is wider than its licence allows. */
  public?: boolean;
}

/** An export in an address: of photos, of one card with its photos, or of the whole archive. */
export interface ExportQuery extends OriginalsQuery, ExportChoice {
  /** The id of a card. */
  entity?: number;
}

/** The name of the format, and its version: a reader that knows another version has to ask. */
export const exportFormatName = 'veduta-export';
export const exportFormatVersion = 1;

/** The address of an export of these photos; without any filter, of the whole archive. */
export function exportPath(
  selection: BulkSelection,
  { format, files }: Pick<ExportChoice, 'format' | 'files'>,
): string {
  const query = selectionParameters(selection);
  if (format) query.set('format', format);
  if (files) query.set('files', files);
  return `/api/admin/export?${query}`;
}
