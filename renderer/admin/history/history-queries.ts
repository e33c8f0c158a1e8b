import type { ChangeSetListQuery } from '../../../src/contract/change-set.js';
import { pageNumber } from '../../../src/contract/page.js';
import { historyKinds } from '../../../src/contract/record-kinds.js';
import { adminQuery } from '../admin-query.js';
import { dayAfter, dayStart } from '../../i18n/day-start.js';

/** What is shown must be what is stored now: a revert may follow. */
const staleTimeMs = 0;

/** Prefix of the keys of all these queries. */
export const historyKey = ['history'] as const;

export const historyQueries = {
  list: (query: ChangeSetListQuery) =>
    adminQuery([...historyKey, 'list', query], staleTimeMs, (api) => api.changeSets.list(query)),
  choices: () => adminQuery([...historyKey, 'choices'], staleTimeMs, (api) => api.changeSets.choices()),
  byId: (id: number) => adminQuery([...historyKey, id], staleTimeMs, (api) => api.changeSets.byId({ id })),
  preview: (id: number) =>
    adminQuery([...historyKey, id, 'preview'], staleTimeMs, (api) => api.changeSets.preview({ id })),
};

/** The filters of the list as its address has them; '' for one that does not filter. Days are YYYY-MM-DD. */
export interface HistoryFilters {
  kind: string;
  recordId: string;
  by: string;
  from: string;
  to: string;
}

/** From the address; what cannot be right is left out. */
export function historyFilters(search: Record<string, string>): HistoryFilters {
  const value = (name: string, pattern: RegExp): string => (pattern.test(search[name] ?? '') ? search[name]! : '');
  const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
  return {
    kind: historyKinds.find((known) => known === search['kind']) ?? '',
    recordId: value('recordId', /^[1-9]\d{0,8}$/),
    by: value('by', /^(?:key|system|[1-9]\d{0,8})$/),
    from: value('from', day),
    to: value('to', day),
  };
}

/** The query of the list: days begin and end in the archive's time zone. */
export function changeSetListQuery(
  { kind, recordId, by, from, to }: HistoryFilters,
  { page, timeZone }: { page: string | undefined; timeZone: string },
): ChangeSetListQuery {
  const since = dayStart(from, timeZone);
  const before = dayStart(dayAfter(to), timeZone);
  return {
    page: pageNumber(page),
    ...(kind && { kind }),
    ...(recordId && { recordId: Number(recordId) }),
    ...(by && { by }),
    ...(since && { since }),
    ...(before && { before }),
  };
}

/** Address of the list; page 1 is left out. */
export function historyPath({ page = 1, ...filters }: Partial<HistoryFilters> & { page?: number }): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/admin/history?${query.toString()}` : '/admin/history';
}

export const changeSetPath = (id: number): string => `/admin/history/${id}`;

/** The history of one record. */
export const recordHistoryPath = (kind: string, recordId: number): string =>
  historyPath({ kind, recordId: String(recordId) });
