/** Who or what made a change; `name` is null for the system, and for an account or key that is gone. */
export interface ChangeActor {
  kind: 'user' | 'key' | 'system';
  id: number | null;
  name: string | null;
}

/** What changed in one part of one record. */
export interface RecordedPartChange {
  /** photo, entity, settings, contribution … */
  kind: string;
  recordId: number;
  /** metadata, links, annotations, status … */
  part: string;
  action: 'created' | 'changed' | 'published' | 'failed' | 'removed';
  /** Of the fields that changed, what they said; null where nothing is kept. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What one actor changed at once. */
export interface ChangeSetSummary {
  id: number;
  actor: ChangeActor;
  /** Which way the change came: api, page, contribution, worker, demo, revert … */
  source: string;
  /** The contribution whose approval or rejection it is. */
  contributionId: number | null;
  importId: number | null;
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The change set that this one took back. */
  reverts: number | null;
  /** The change set that took this one back. */
  revertedBy: number | null;
  /** How many parts of records it changed. */
  changeCount: number;
}

export interface ChangeSet extends ChangeSetSummary {
  /** In the order in which they were made. */
  changes: RecordedPartChange[];
}

/** Newest first; `kind` and `recordId` narrow to the sets that changed that kind of record, or that one. */
export interface ChangeSetListQuery {
  kind?: string;
  recordId?: number;
  page?: number;
}

/** What stands in the way of taking a change back. */
export interface LaterChange {
  kind: string;
  recordId: number;
  part: string;
  fields: string[];
  /** The change set that touched the fields since; null where none did, but the record or what it referred to is gone. */
  changeSetId: number | null;
  /** When, in ISO 8601. */
  at: string | null;
}
