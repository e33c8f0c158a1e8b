import type { PageContext } from 'vike/types';
import type { AdminEntityType } from '../../../src/contract/entity-type.js';
import { load } from '../../../renderer/api/load.js';
import { adminEntityTypeList } from '../../../renderer/admin/admin-entity-queries.js';

/** The list, or with `?edit={id}` one type, or with `?edit=new` the form for a new one. */
export interface Data {
  types: AdminEntityType[];
  edited: AdminEntityType | 'new' | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { edit } = pageContext.urlParsed.search;
  const types = await load(pageContext, adminEntityTypeList);
  return { types, edited: edit === 'new' ? 'new' : (types.find(({ id }) => String(id) === edit) ?? null) };
}
