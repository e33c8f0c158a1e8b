import type { PageContext } from 'vike/types';
import type { AdminEntity, AdminEntityDetail, AdminEntityListQuery } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import type { AdminRelationKind } from '../../../src/contract/relation-kind.js';
import type { Paged } from '../../../src/contract/page.js';
import {
  adminEntityListQuery,
  adminEntityQueries,
  adminEntityTypeList,
} from '../../../renderer/admin/admin-entity-queries.js';
import { adminRelationKindList } from '../../../renderer/admin/relation-kind-queries.js';
import { abortPage } from '../../../renderer/api/abort-page.js';
import { load } from '../../../renderer/api/load.js';

/** The list, with `?new=1` below the dialog for a new entity; or with `?edit={id}` one entity. */
export type Data = { types: EntityType[] } & (
  | { entity: AdminEntityDetail; relationKinds: AdminRelationKind[] }
  | { entity: null; entities: Paged<AdminEntity>; query: AdminEntityListQuery; isCreating: boolean }
);

export async function data(pageContext: PageContext): Promise<Data> {
  const { search } = pageContext.urlParsed;
  const types = await load(pageContext, adminEntityTypeList);
  if (/^\d{1,10}$/.test(search['edit'] ?? '')) {
    const [entity, relationKinds] = await Promise.all([
      load(pageContext, adminEntityQueries.byId(Number(search['edit']))),
      load(pageContext, adminRelationKindList),
    ]).catch((error: unknown) => {
      throw abortPage(error);
    });
    return { types, entity, relationKinds };
  }
  const query = adminEntityListQuery(search);
  const isCreating = search['new'] === '1';
  return { types, entity: null, query, isCreating, entities: await load(pageContext, adminEntityQueries.list(query)) };
}
