import type { BulkEdit, BulkEditInput, BulkPreview } from '../bulk-edit.js';

export interface BulkEditsApi {
  /** What the edit would do; it changes nothing. */
  preview(input: BulkEditInput): Promise<BulkPreview>;
  /** Changes few photos at once, and many in the background. */
  start(input: BulkEditInput): Promise<BulkEdit>;
  /** The last ones, newest first. */
  list(): Promise<BulkEdit[]>;
  byId(input: { id: number }): Promise<BulkEdit>;
  /** Ends it; what it has changed stays and can be undone. */
  cancel(input: { id: number }): Promise<BulkEdit>;
  /** Puts back what it has changed, except photos that were changed again since. */
  undo(input: { id: number }): Promise<BulkEdit>;
}
