import type { UndoableChange } from '../contract/undoable-change.js';

/** A change of many records that is undone as one. */
export class UndoableChangeDto implements UndoableChange {
  undone: number;
  /** Records that were not undone, because they were changed since. */
  kept: number;
  /** The change set of everything that it changed. */
  changeSetId: number | null;
  /** The change set that undid it. */
  undoSetId: number | null;
  startedBy: string | null;
  createdAt: string;
  finishedAt: string | null;
}
