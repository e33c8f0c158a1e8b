/** Who or what made a change. `name` is null for the system, and for a deleted account or key. */
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
  /** Values of the changed fields before the change; null where they are not recorded. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
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
}

export interface ChangeSet extends ChangeSetSummary {
  /** In the order in which they were made. */
  changes: RecordedPartChange[];
}

/** Filters change sets by the kind of record that they changed, or by one record. */
export interface ChangeSetListQuery {
  kind?: string;
  recordId?: number;
  page?: number;
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
