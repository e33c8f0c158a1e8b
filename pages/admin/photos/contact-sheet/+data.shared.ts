import type { PageContext } from 'vike/types';
import { loadCaptions } from '../../../../renderer/admin/printing/load-captions.js';
import { printedPhotos } from '../../../../renderer/admin/printing/print-path.js';
import { sheetChoices } from './sheet-choices.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { searchAll } = pageContext.urlParsed;
  const query = printedPhotos(searchAll);
  const printedAt = new Date().toISOString();
  return { query, choices: sheetChoices(searchAll), printedAt, ...(await loadCaptions(pageContext, query)) };
}
