import type { ErrorCode } from './errors.js';
import type { LocalizedOrNull } from './localized.js';

/** Who or what made a change. `name` is null for the system, and for a deleted account or key. */
export interface ChangeActor {
  kind: 'user' | 'key' | 'system';
  id: number | null;
  name: string | null;
}

/** A record with its name; the name is null when the record is deleted, or has none. */
export interface NamedRecord extends LocalizedOrNull<'name'> {
  kind: string;
  recordId: number;
}

/** A record that a change set changed. */
export interface ChangedRecord extends NamedRecord {
  parts: string[];
  /** What was done to the record as a whole, or `changed`. */
  action: RecordedPartChange['action'];
}

/** What changed in one part of one record. */
export interface RecordedPartChange {
  id: number;
  /** photo, entity, settings, contribution … */
  kind: string;
  recordId: number;
  /** metadata, links, annotations, status … */
  part: string;
  action: 'created' | 'changed' | 'published' | 'failed' | 'removed';
  /** Values of the changed fields before the change; null where they are not recorded. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Whether it can be restored without the others of its change set. */
  isRestorable: boolean;
}

/** What one actor changed in one transaction. */
export interface ChangeSetSummary {
  id: number;
  actor: ChangeActor;
  /** Where the change came from: api, page, contribution, worker, demo, revert … */
  source: string;
  /** The contribution whose approval or rejection caused it. */
  contributionId: number | null;
  importId: number | null;
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The change set that this one reverts. */
  reverts: number | null;
  /** The change set that reverts this one. */
  revertedBy: number | null;
  /** The number of record parts that it changed. */
  changeCount: number;
  /** The first three of the records that it changed. */
  records: ChangedRecord[];
}

export interface ChangeSet extends ChangeSetSummary {
  /** In the order in which they were made; of a large set the first ones. */
  changes: RecordedPartChange[];
  /** The number of records that it changed. */
  recordCount: number;
  /** The bulk edit that made it, where that can undo it in steps. */
  bulkEditId: number | null;
  /** The records of these changes, and those that the changed values refer to by their ids. */
  names: NamedRecord[];
}

/** Filters change sets by the kind of record that they changed, or by one record. */
export interface ChangeSetListQuery {
  kind?: string;
  recordId?: number;
  /** The id of a user, or `key` or `system` for changes of API keys and of the application itself. */
  by?: string;
  /** Moments in ISO 8601: changes from the first one on, and before the second one. */
  since?: string;
  before?: string;
  page?: number;
}

/** Somebody who works in the administration, and has changed something. */
export interface ChangeAuthor {
  id: number;
  name: string;
}

/** What the viewer can filter the history by. */
export interface HistoryChoices {
  /** The kinds of records whose changes the viewer sees. */
  kinds: string[];
  /** By name. */
  authors: ChangeAuthor[];
}

/** What reverting a change set, or one part of it, would meet now. */
export interface RevertPreview {
  /** The error that it would answer; null when nothing stands in the way. */
  obstacle: ErrorCode | null;
  /** With the obstacle `later_change`. */
  laterChanges: LaterChange[];
  /** False for a set of very many changes: later changes are then looked for when it is reverted only. */
  isTried: boolean;
}

/** A later change that conflicts with a revert. */
export interface LaterChange {
  kind: string;
  recordId: number;
  part: string;
  fields: string[];
  /** The change set that changed the fields since; null if the conflict is a deleted record instead. */
  changeSetId: number | null;
  /** ISO 8601. */
  at: string | null;
}
