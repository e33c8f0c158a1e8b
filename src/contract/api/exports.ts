import type { ExportQuery } from '../exchange/export.js';

export interface ExportsApi {
  /** A zip with tables and, where asked, pictures. */
  download(query: ExportQuery): Promise<Blob>;
}
