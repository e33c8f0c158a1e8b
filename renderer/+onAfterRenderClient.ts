import type { PageContextClient } from 'vike/types';
import { addressOf } from '../src/contract/addresses.js';
import { leavePublicPages, trackPage } from './analytics/analytics.js';
import { focusNewPage } from './layout/focus-new-page.js';
import { cacheCurrentPage } from './offline/offline-reading.js';

let path: string | undefined;

/** A change of the query alone (a filter, a page number) counts as the same page. */
export function onAfterRenderClient({ urlPathname, isHydration }: PageContextClient): void {
  const isNewPage = !isHydration && urlPathname !== path;
  path = urlPathname;
  if (isNewPage) focusNewPage();
  cacheCurrentPage();
  if (addressOf(urlPathname).page === 'personal') leavePublicPages();
  else trackPage(window.location.pathname);
}
