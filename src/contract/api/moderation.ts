import type { Contribution } from '../contribution.js';
import type {
  ContributionCounts,
  Decisions,
  DecisionsResult,
  QueueFilter,
  QueueOrder,
  QueueQuery,
  Review,
} from '../moderation.js';
import type { Paged } from '../page.js';
import type { AdminPhotoDetail, PhotoChange } from '../admin-photo.js';

export interface ModerationApi {
  list(query: QueueQuery): Promise<Paged<Contribution>>;
  /** Of the contributions that the filter finds, whatever status it asks for. */
  counts(filter: QueueFilter): Promise<ContributionCounts>;
  /** One contribution, and its place in the queue. */
  byId(input: { id: number } & QueueOrder): Promise<Review>;
  /** Approves or rejects several, each in a transaction of its own. */
  decide(decisions: Decisions): Promise<DecisionsResult>;
  /** The hidden photo of a proposal. */
  photo(input: { id: number }): Promise<AdminPhotoDetail>;
  /** Changes the hidden photo of a pending proposal. */
  changePhoto(input: { id: number } & Omit<PhotoChange, 'status'>): Promise<AdminPhotoDetail>;
}
