import {
  adminPhotoLimits,
  type AdminPhotoListQuery,
  type PhotoStatusCounts,
} from '../../../src/contract/admin-photo.js';
import { photoStatuses } from '../../../src/contract/photo.js';

/** What makes a queue; all other filters are beside it. */
type QueueFilter = Pick<AdminPhotoListQuery, 'status' | 'lacks' | 'lastUpload'>;

/** The queues of the list, in the order of their tabs. Those of the states that need nothing done are shown while they are open. */
export const photoQueues = {
  all: {},
  draft: { status: 'draft' },
  position: { lacks: 'position' },
  lastUpload: { lastUpload: true },
  failed: { status: 'failed' },
  processing: { status: 'processing' },
  published: { status: 'published' },
  removed: { status: 'removed' },
} as const satisfies Record<string, QueueFilter>;
export type PhotoQueue = keyof typeof photoQueues;
export const queueNames = Object.keys(photoQueues) as PhotoQueue[];

/** The query of a queue: the other filters and the order of the present one stay. */
export function queueQuery(queue: PhotoQueue, query: AdminPhotoListQuery): AdminPhotoListQuery {
  const { status: _, lacks: __, lastUpload: ___, ...others } = query;
  return { ...others, ...photoQueues[queue], page: 1 };
}

/** Null where the query combines what makes queues. */
export function chosenQueue({ status, lacks, lastUpload }: AdminPhotoListQuery): PhotoQueue | null {
  const isOf = (of: QueueFilter): boolean =>
    of.status === status && of.lacks === lacks && Boolean(of.lastUpload) === Boolean(lastUpload);
  return queueNames.find((queue) => isOf(photoQueues[queue])) ?? null;
}

/** How many photos are in each queue of the whole archive. `all` includes every state but removed. */
export const queueCounts = (counts: PhotoStatusCounts): Record<PhotoQueue, number> => ({
  ...counts,
  all: photoStatuses.filter((of) => of !== 'removed').reduce((sum, of) => sum + counts[of], 0),
  position: counts.withoutPosition,
  failed: counts.failed + counts.failedScans,
});

/** The last upload is counted to here, and no further. */
export const isCountedToEnd = (queue: PhotoQueue, count: number): boolean =>
  queue !== 'lastUpload' || count < adminPhotoLimits.countedMax;
