import type { PageContext } from 'vike/types';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardType } from '../../renderer/entities/card-type.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const types = await load(pageContext, queries.entityTypes());
  return { types: types.map((type) => asCardType(type, pageContext.language)) };
}
