import type { PageContext } from 'vike/types';
import { loadOwnList } from '../../../renderer/account/use-own-list.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = async (pageContext: PageContext) => ({
  contributions: await loadOwnList(pageContext, queries.contributions()),
});
