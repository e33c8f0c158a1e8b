import type { PageContext } from 'vike/types';
import type { RemovedRecord } from '../../src/contract/errors.js';
import { errorSectionOf } from './error-sections.js';

/** The HTTP status that the page shows. Vike gives it for `render(…)`; a page that threw has none and is a 500. */
export function errorStatusOf({ is404, abortStatusCode }: Pick<PageContext, 'is404' | 'abortStatusCode'>): number {
  return abortStatusCode ?? (is404 ? 404 : 500);
}

/** What the page was told of a record that is gone, see `abortPage`. */
export function removedRecordOf({ abortReason }: Pick<PageContext, 'abortReason'>): RemovedRecord | null {
  const isOfRecord = typeof abortReason === 'object' && abortReason !== null && 'removed' in abortReason;
  return isOfRecord ? (abortReason.removed as RemovedRecord | null) : null;
}

const textKeys = {
  401: { title: 'errorPage.forbiddenTitle', text: 'errorPage.forbiddenText' },
  403: { title: 'errorPage.forbiddenTitle', text: 'errorPage.forbiddenText' },
  404: { title: 'notFound.title', text: 'notFound.text' },
  410: { title: 'errorPage.removedTitle', text: 'errorPage.removedText' },
  429: { title: 'errorPage.busyTitle', text: 'errorPage.busyText' },
  500: { title: 'errorPage.title', text: 'errorPage.text' },
} as const;

const ofRemovedCard = { title: 'errorPage.cardRemovedTitle', text: null } as const;

/** Translation keys of the title and the text. */
export function errorTextKeys(
  pageContext: Pick<PageContext, 'is404' | 'abortStatusCode' | 'abortReason' | 'urlPathname'>,
) {
  const status = errorStatusOf(pageContext);
  const section = errorSectionOf(pageContext.urlPathname);
  if (status === 410 && removedRecordOf(pageContext)?.kind === 'entity') return ofRemovedCard;
  if (section?.missing && status === 404) return section.missing;
  if (section && status >= 500) return section.failed;
  return status in textKeys ? textKeys[status as keyof typeof textKeys] : textKeys[500];
}
