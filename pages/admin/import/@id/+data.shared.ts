import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import type { ImportDetail } from '../../../../src/contract/import.js';
import { importQuery } from '../../../../renderer/admin/imports/import-queries.js';
import { type ImportStep, importSteps } from '../../../../renderer/admin/imports/import-steps.js';
import { abortPage } from '../../../../renderer/api/abort-page.js';
import { load } from '../../../../renderer/api/load.js';

export interface Data {
  import: ImportDetail;
  /** Null for the step that the import is at. */
  step: ImportStep | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { id = '', step: asked } = pageContext.routeParams;
  const step = importSteps.find((known) => known === asked) ?? null;
  if (!/^\d{1,9}$/.test(id) || (asked !== undefined && step === null)) throw render(404);
  const found = await load(pageContext, importQuery(Number(id))).catch((error: unknown) => {
    throw abortPage(error);
  });
  return { import: found, step };
}
