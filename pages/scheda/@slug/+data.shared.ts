import type { PageContext } from 'vike/types';
import { entityPath } from '../../../src/contract/paths.js';
import { loadRecord } from '../../../renderer/api/load-record.js';
import { queries } from '../../../renderer/api/queries.js';
import { entityPageData, type EntityPageData } from './entity-page-data.js';

export type Data = EntityPageData;

export async function data(pageContext: PageContext): Promise<Data> {
  const entity = await loadRecord(pageContext, {
    byId: queries.entityById,
    bySlug: queries.entityBySlug,
    pathOf: entityPath,
  });
  return entityPageData(entity, pageContext);
}
