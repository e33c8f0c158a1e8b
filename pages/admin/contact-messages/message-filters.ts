import type { ContactMessageListQuery } from '../../../src/contract/contact.js';
import { pageNumber } from '../../../src/contract/page.js';

export const messagesPath = '/admin/contact-messages';

export const messageFilters = ['all', 'unread', 'suspicious'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** The filter of the address; an unknown one shows all. */
export const messageFilterOf = (search: Record<string, string>): MessageFilter =>
  messageFilters.find((known) => known === search['show']) ?? 'all';

export const messageListQuery = (filter: MessageFilter, page: string | undefined): ContactMessageListQuery => ({
  page: pageNumber(page),
  ...(filter === 'unread' && { unread: true }),
  ...(filter === 'suspicious' && { suspicious: true }),
});

/** Address of a page of the list; page 1 and the filter "all" are left out. */
export function messageListPath(filter: MessageFilter, page: number): string {
  const query = new URLSearchParams();
  if (filter !== 'all') query.set('show', filter);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${messagesPath}?${query.toString()}` : messagesPath;
}
