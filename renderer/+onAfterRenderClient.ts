import type { PageContextClient } from 'vike/types';
import { noteShownPage } from './analytics/analytics.js';
import { isAskedOn } from './consent/consent-request.js';
import { arriveOnPage } from './layout/arrive-on-page.js';
import { keepShownPage } from './offline/offline-reading.js';

let path: string | undefined;

/** A change of the query alone (a filter, a page number) counts as the same page. */
export function onAfterRenderClient({ urlPathname, isHydration }: PageContextClient): void {
  const isNewPage = !isHydration && urlPathname !== path;
  path = urlPathname;
  if (isNewPage) arriveOnPage();
  keepShownPage();
  // Administration pages are not counted.
  if (isAskedOn(urlPathname)) noteShownPage(window.location.pathname);
}
