import type { ChangeSet, ChangeSetListQuery, ChangeSetSummary, HistoryChoices, RevertPreview } from '../change-set.js';
import type { Paged } from '../page.js';

export interface ChangeSetsApi {
  /** Newest first. */
  list(query: ChangeSetListQuery): Promise<Paged<ChangeSetSummary>>;
  choices(): Promise<HistoryChoices>;
  byId(input: { id: number }): Promise<ChangeSet>;
  /** Tries the revert and changes nothing. */
  preview(input: { id: number; changeId?: number }): Promise<RevertPreview>;
  /** Answers with the new change set, which reverts the given one, or with `changeId` one part of it. */
  revert(input: { id: number; reason?: string | null; changeId?: number }): Promise<ChangeSet>;
}
