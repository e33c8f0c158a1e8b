import type { PageContextClient } from 'vike/types';
import { addressOf } from '../src/contract/addresses.js';
import { withAnalytics } from './analytics/load-analytics.js';
import { focusNewPage } from './layout/focus-new-page.js';
import { withOfflineReading } from './offline/load-offline-reading.js';

let page: string | undefined;

/**
 * A change of the query alone (a filter, a page number) counts as the same page; not so the page that says that a form was
 * sent, in place of the form.
 */
export function onAfterRenderClient({ urlPathname, urlParsed, isHydration }: PageContextClient): void {
  const next = 'sent' in urlParsed.search ? `${urlPathname}?sent` : urlPathname;
  const isNewPage = !isHydration && next !== page;
  page = next;
  if (isNewPage) focusNewPage();
  withOfflineReading((offline) => offline.cacheCurrentPage());
  const isPersonal = addressOf(urlPathname).page === 'personal';
  const { pathname } = window.location;
  withAnalytics(({ leavePublicPages, trackPage }) => (isPersonal ? leavePublicPages() : trackPage(pathname)));
}
