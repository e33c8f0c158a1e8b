import type { ChangeSet, ChangeSetListQuery, ChangeSetSummary } from '../change-set.js';
import type { Paged } from '../page.js';

export interface ChangeSetsApi {
  /** Newest first. */
  list(query: ChangeSetListQuery): Promise<Paged<ChangeSetSummary>>;
  byId(input: { id: number }): Promise<ChangeSet>;
  /** Answers with the new change set, which reverts the given one. */
  revert(input: { id: number; reason?: string | null }): Promise<ChangeSet>;
}
