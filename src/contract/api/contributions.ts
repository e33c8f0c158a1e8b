import type { Contribution, ContributionEdit, ContributionListQuery, Proposal, Suggestion } from '../contribution.js';
import type { Approval, Rejection } from '../moderation.js';

export interface ContributionsApi {
  /** The caller's own, newest first; for an administrator everybody's, unless `mine` is set. */
  list(query: ContributionListQuery): Promise<Contribution[]>;
  /** Suggests a correction of a photo's metadata, or sends a memory of it. */
  create(suggestion: Suggestion): Promise<Contribution>;
  /** Proposes a new photo: the same path as `create`, but a multipart form. */
  propose(proposal: { image: Blob } & Proposal): Promise<Contribution>;
  /** One of the caller's own; for an administrator anybody's. */
  byId(input: { id: number }): Promise<Contribution>;
  /** One of the caller's own that is still pending. */
  change(input: { id: number } & ContributionEdit): Promise<Contribution>;
  /** One of the caller's own that is still pending. */
  withdraw(input: { id: number }): Promise<void>;
  approve(input: { id: number } & Approval): Promise<Contribution>;
  reject(input: { id: number } & Rejection): Promise<Contribution>;
}
