import type { PageContext } from 'vike/types';
import { ownList } from '../../../renderer/account/use-own.js';
import { queries } from '../../../renderer/api/queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export const data = async (pageContext: PageContext) => ({
  contributions: await ownList(pageContext, queries.contributions()),
});
