import type { Contribution, ContributionEdit, ContributionListQuery, Proposal, Suggestion } from '../contribution.js';

export interface ContributionsApi {
  /** Own ones, newest first; for an administrator everybody's unless `mine`. */
  list(query: ContributionListQuery): Promise<Contribution[]>;
  /** A correction of a photo's metadata. */
  create(suggestion: Suggestion): Promise<Contribution>;
  /** A new photo, at the same address as a form. */
  propose(proposal: { image: Blob } & Proposal): Promise<Contribution>;
  /** An own one; for an administrator anybody's. */
  byId(input: { id: number }): Promise<Contribution>;
  /** An own one, while it is pending. */
  change(input: { id: number } & ContributionEdit): Promise<Contribution>;
  /** An own one, while it is pending. */
  withdraw(input: { id: number }): Promise<void>;
  approve(input: { id: number }): Promise<Contribution>;
  reject(input: { id: number; reason?: string }): Promise<Contribution>;
}
