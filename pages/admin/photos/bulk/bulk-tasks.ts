import type { BulkChange } from '../../../../src/contract/bulk-edit.js';

/** What the bar offers to do with the selected photos. */
export type BulkTask = 'edit' | 'fromFile' | 'publish' | 'withdraw' | 'remove' | 'restore';

/** The change of each task that asks for nothing more. */
export const changeOfTask: Record<Exclude<BulkTask, 'edit' | 'fromFile'>, BulkChange> = {
  publish: { status: 'published' },
  withdraw: { status: 'draft' },
  remove: { action: 'remove' },
  restore: { action: 'restore' },
};
