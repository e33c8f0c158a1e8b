import type { PageContextClient } from 'vike/types';
import { addressOf } from '../src/contract/addresses.js';
import { withAnalytics } from './analytics/load-analytics.js';
import { focusNewPage } from './layout/focus-new-page.js';
import { withOfflineReading } from './offline/load-offline-reading.js';

let path: string | undefined;

/** A change of the query alone (a filter, a page number) counts as the same page. */
export function onAfterRenderClient({ urlPathname, isHydration }: PageContextClient): void {
  const isNewPage = !isHydration && urlPathname !== path;
  path = urlPathname;
  if (isNewPage) focusNewPage();
  withOfflineReading((offline) => offline.cacheCurrentPage());
  const isPersonal = addressOf(urlPathname).page === 'personal';
  const { pathname } = window.location;
  withAnalytics(({ leavePublicPages, trackPage }) => (isPersonal ? leavePublicPages() : trackPage(pathname)));
}
