import type { ImportDetail, ImportState } from '../../../../../src/contract/import.js';
import { howToGoOn } from '../../../../../renderer/admin/imports/how-to-go-on.js';

const leads = {
  reading: 'imports.run.leads.draft',
  unreadable: 'imports.run.leads.draft',
  draft: 'imports.run.leads.draft',
  checking: 'imports.run.leads.checking',
  checked: 'imports.run.leads.checked',
  running: 'imports.run.leads.running',
  paused: 'imports.run.leads.paused',
  done: 'imports.run.leads.done',
  failed: 'imports.run.leads.failed',
  undoing: 'imports.run.leads.undoing',
  undone: 'imports.run.leads.undone',
} as const satisfies Record<ImportState, string>;

type RunLead = (typeof leads)[ImportState] | NonNullable<ReturnType<typeof howToGoOn>>;

/** The text that says where an import stands, and what comes next. */
export const runLead = (of: Pick<ImportDetail, 'state' | 'hasFile' | 'undoSetId'>): RunLead =>
  howToGoOn(of) ?? leads[of.state];
