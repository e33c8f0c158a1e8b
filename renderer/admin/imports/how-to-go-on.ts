import type { Import } from '../../../src/contract/import.js';

/** The text that says how one that has stopped is gone on with, where no button of its page does it; else null. */
export function howToGoOn({ state, hasFile, undoSetId }: Pick<Import, 'state' | 'hasFile' | 'undoSetId'>) {
  if (state !== 'paused' && state !== 'failed') return null;
  // What was taken back in part is not imported again.
  if (undoSetId !== null) return 'imports.run.leads.undoStopped';
  return hasFile ? null : 'imports.run.leads.commandStopped';
}
