import type { GuardAsync, PageContext } from 'vike/types';
import { redirect } from 'vike/abort';
import { withLanguage } from '../../../src/contract/languages.js';
import { photoPath } from '../../../src/contract/paths.js';
import { abortPage } from '../../../renderer/api/abort-page.js';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';

/** A number is an id: its address is the one with the slug (row P1). */
export const guard: GuardAsync = async (context): Promise<void> => {
  const pageContext = context as PageContext;
  const key = pageContext.routeParams['slug'] ?? '';
  if (!/^\d{1,10}$/.test(key)) return;
  const photo = await load(pageContext, queries.photoById(Number(key))).catch((error: unknown) => {
    throw abortPage(error);
  });
  throw redirect(withLanguage(pageContext.language, photoPath(photo.slug)), 301);
};
