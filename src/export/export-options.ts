import type { ExportedPictures, ExportFormat } from '../contract/exchange/export.js';

/** What is exported: the archive, photos by their ids, or a card with its photos. */
export type ExportSelection = { of: 'archive' } | { of: 'photos'; ids: number[] } | { of: 'entity'; id: number };

export interface ExportOptions {
  selection: ExportSelection;
  format: ExportFormat;
  pictures: ExportedPictures;
  /** Only what everybody may see. */
  isPublic: boolean;
}

/** How far an export is: what it writes, and how many of it are done. */
export type OnProgress = (what: string, done: number) => void;
