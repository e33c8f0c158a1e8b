import type {
  ChangedRecord,
  ChangeSet,
  ChangeSetSummary,
  NamedRecord,
  RecordedPartChange,
} from '../contract/change-set.js';
import { noText, pickLocalized } from '../contract/localized.js';
import type { ChangedRecordRow, ChangeSetRecord, RecordChangeRow } from './change-sets.repository.js';

/** @param names of the records of the set, as far as they are known */
export const presentChangeSetSummary = (set: ChangeSetRecord, names: NamedRecord[]): ChangeSetSummary => ({
  id: set.id,
  actor: { kind: set.actor, id: set.actorId, name: set.actorName },
  source: set.source,
  contributionId: set.contributionId,
  importId: set.importId,
  reason: set.reason,
  createdAt: set.createdAt.toISOString(),
  reverts: set.reverts,
  revertedBy: set.revertedBy,
  changeCount: set.changeCount,
  records: set.records.map((record) => presentChangedRecord(record, names)),
});

interface ChangeSetParts {
  changes: RecordChangeRow[];
  recordCount: number;
  bulkEditId: number | null;
  names: NamedRecord[];
  isRestorable(change: RecordChangeRow): boolean;
}

export const presentChangeSet = (
  set: ChangeSetRecord,
  { changes, names, isRestorable, ...facts }: ChangeSetParts,
): ChangeSet => ({
  ...presentChangeSetSummary(set, names),
  ...facts,
  changes: changes.map((change) => ({ ...change, id: Number(change.id), isRestorable: isRestorable(change) })),
  names,
});

/** What concerns the whole record, the most important first. */
const actionsOnRecords: RecordedPartChange['action'][] = ['created', 'removed', 'failed', 'published'];

function presentChangedRecord(
  { kind, recordId, parts, actions }: ChangedRecordRow,
  names: NamedRecord[],
): ChangedRecord {
  const named = names.find((of) => of.kind === kind && of.recordId === recordId);
  return {
    kind,
    recordId,
    ...(named ? pickLocalized(named, 'name') : noText('name')),
    parts,
    action: actionsOnRecords.find((action) => actions.includes(action)) ?? 'changed',
  };
}
