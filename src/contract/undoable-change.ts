/** A change of many records that takes several transactions, and is undone as one: a bulk edit, an import. */
export interface UndoableChange {
  /** Records that have been undone, and those that have not, because somebody has changed them since. */
  undone: number;
  kept: number;
  /** The change set of everything that it changed, and the one that undid it. */
  changeSetId: number | null;
  undoSetId: number | null;
  /** Who started it; null on the command line, for a deleted account, and for an API key. */
  startedBy: string | null;
  createdAt: string;
  finishedAt: string | null;
}
