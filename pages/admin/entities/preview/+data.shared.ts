import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { abortPage } from '../../../../renderer/api/abort-page.js';
import { load } from '../../../../renderer/api/load.js';
import { queries } from '../../../../renderer/api/queries.js';
import { entityPageData, type EntityPageData } from '../../../scheda/@slug/entity-page-data.js';

export type Data = EntityPageData;

/** The card of `?id=`, as who works in the archive sees it: also while it is a draft. */
export async function data(pageContext: PageContext): Promise<Data> {
  const id = pageContext.urlParsed.search['id'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw render(404);
  const entity = await load(pageContext, queries.entityById(Number(id))).catch((error: unknown) => {
    throw abortPage(error);
  });
  return entityPageData(entity, pageContext);
}
