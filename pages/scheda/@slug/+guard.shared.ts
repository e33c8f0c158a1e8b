import type { GuardAsync, PageContext } from 'vike/types';
import { redirect } from 'vike/abort';
import { withLanguage } from '../../../src/contract/languages.js';
import { entityPath } from '../../../src/contract/paths.js';
import { abortPage } from '../../../renderer/api/abort-page.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';

/** A number is an id: its address is the one with the slug (row E3). */
export const guard: GuardAsync = async (context): Promise<void> => {
  const pageContext = context as PageContext;
  const key = pageContext.routeParams['slug'] ?? '';
  if (!/^\d{1,10}$/.test(key)) return;
  const entity = await load(pageContext, queries.entityById(Number(key))).catch((error: unknown) => {
    throw abortPage(error);
  });
  throw redirect(withLanguage(pageContext.language, entityPath(entity.slug)), 301);
};
