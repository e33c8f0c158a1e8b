import type { ChangeSet, ChangeSetSummary } from '../contract/change-set.js';
import type { ChangeSetRecord, RecordChangeRow } from './change-sets.repository.js';

export const presentChangeSetSummary = (set: ChangeSetRecord): ChangeSetSummary => ({
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
});

export const presentChangeSet = (set: ChangeSetRecord, changes: RecordChangeRow[]): ChangeSet => ({
  ...presentChangeSetSummary(set),
  changes: changes.map(({ id: _, ...change }) => change),
});
