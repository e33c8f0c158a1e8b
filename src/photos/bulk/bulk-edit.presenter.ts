import type { BulkEdit } from '../../contract/bulk-edit.js';
import type { BulkEditRecord, RefusedRecord } from './bulk-edits.repository.js';

export const presentBulkEdit = (edit: BulkEditRecord, refused: RefusedRecord[]): BulkEdit => ({
  id: edit.id,
  state: edit.state,
  change: edit.change,
  total: edit.total,
  done: edit.done,
  changed: edit.changed,
  same: edit.same,
  refused: refused
    .filter(({ bulkEditId }) => bulkEditId === edit.id)
    .map(({ code, count, photos }) => ({ code, count, photos })),
  undone: edit.undone,
  kept: edit.kept,
  changeSetId: edit.changeSetId,
  undoSetId: edit.undoSetId,
  startedBy: edit.userName,
  createdAt: edit.createdAt.toISOString(),
  finishedAt: edit.finishedAt?.toISOString() ?? null,
});
