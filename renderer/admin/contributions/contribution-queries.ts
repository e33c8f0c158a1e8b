import { type Contribution, contributionKinds, contributionStatuses } from '../../../src/contract/contribution.js';
import { limits } from '../../../src/contract/limits.js';
import { type QueueFilter, type QueueOrder, type QueueQuery, queueSorts } from '../../../src/contract/moderation.js';
import { pageNumber } from '../../../src/contract/page.js';
import { moderationKey } from '../admin-queries.js';
import { adminQuery } from '../admin-query.js';
import { moderatedKind } from './moderated-kinds.js';

/** Decisions are made about what is stored now. */
const staleTimeMs = 0;

export const moderationQueries = {
  list: (query: QueueQuery) =>
    adminQuery([...moderationKey, 'list', query], staleTimeMs, (api) => api.moderation.list(query)),
  counts: (filter: QueueFilter) =>
    adminQuery([...moderationKey, 'counts', filter], staleTimeMs, (api) => api.moderation.counts(filter)),
  byId: (id: number, order: QueueOrder) =>
    adminQuery([...moderationKey, id, order], staleTimeMs, (api) => api.moderation.byId({ id, ...order })),
  photo: (id: number) =>
    adminQuery([...moderationKey, id, 'photo'], staleTimeMs, (api) => api.moderation.photo({ id })),
};

/** The queue of an address: pending contributions, unless it says otherwise. What it does not know is ignored. */
export function queueOrder(search: Record<string, string>): QueueOrder {
  const status = contributionStatuses.find((known) => known === (search['status'] ?? 'pending'));
  const kind = contributionKinds.find((known) => known === search['kind']);
  const sort = queueSorts.find((known) => known === search['sort']);
  const q = search['q']?.trim().slice(0, limits.searchText.max);
  const userId = idFrom(search['member']);
  const photoId = idFrom(search['photo']);
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(q && { q }),
    ...(userId && { userId }),
    ...(photoId && { photoId }),
    ...(sort === 'newest' && { sort }),
  };
}

export const queueQuery = (search: Record<string, string>): QueueQuery => ({
  ...queueOrder(search),
  page: pageNumber(search['page']),
});

/** Address of the queue; what is left out means pending, oldest first, page 1. */
export const queuePath = (query: QueueQuery): string => withQuery('/admin/contributions', query);

/** Address of one contribution within a queue. A proposed photo has a page with all fields of a photo. */
export const reviewPath = (contribution: Pick<Contribution, 'id' | 'fieldName'>, order: QueueOrder): string =>
  withQuery(`/admin/contributions/${contribution.id}${moderatedKind(contribution).page}`, order);

/** The same where only the id is known: that page leads on to the one of its kind. */
export const reviewAddress = (id: number, order: QueueOrder): string => withQuery(`/admin/contributions/${id}`, order);

function withQuery(path: string, { status, kind, q, userId, photoId, sort, page = 1 }: QueueQuery): string {
  const query = new URLSearchParams();
  if (status !== 'pending') query.set('status', status ?? 'all');
  if (kind) query.set('kind', kind);
  if (q) query.set('q', q);
  if (userId) query.set('member', String(userId));
  if (photoId) query.set('photo', String(photoId));
  if (sort === 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const idFrom = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
