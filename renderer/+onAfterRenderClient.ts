import type { PageContextClient } from 'vike/types';
import { arriveOnPage } from './layout/arrive-on-page.js';

let path: string | undefined;

/** A change of the query alone (a filter, a page number) is still the same page. */
export function onAfterRenderClient({ urlPathname, isHydration }: PageContextClient): void {
  const isNewPage = !isHydration && urlPathname !== path;
  path = urlPathname;
  if (isNewPage) arriveOnPage();
}
