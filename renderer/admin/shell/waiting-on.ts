import type { Statistics } from '../../../src/contract/statistics.js';

/** How much waits for somebody on a page of the administration, by the page's key. */
export const waitingOn = (page: string, { contributions, contactMessages }: Statistics): number =>
  ({ contributions: contributions.pending, contactMessages: contactMessages.unread })[page] ?? 0;
