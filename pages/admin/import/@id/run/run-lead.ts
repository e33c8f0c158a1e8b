import type { ImportDetail, ImportState } from '../../../../../src/contract/import.js';

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

/** The text that says where an import stands, and what comes next. */
export const runLead = ({ state }: Pick<ImportDetail, 'state'>): (typeof leads)[ImportState] => leads[state];
