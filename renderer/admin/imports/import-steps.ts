import { type Import, type ImportCounts, type ImportState, rowOutcomes } from '../../../src/contract/import.js';

/** The steps of an import in the browser; each has an address. */
export const importSteps = ['file', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

export const importsPath = '/admin/import';

/** Without a step the page shows the one that the import is at. */
export const importPath = (id: number, step?: ImportStep): string =>
  step ? `${importsPath}/${id}/${step}` : `${importsPath}/${id}`;

/** The step that an import is at. */
export const stepOf = ({ state }: Pick<Import, 'state'>): ImportStep => steps[state];

const steps: Record<ImportState, ImportStep> = {
  reading: 'file',
  unreadable: 'file',
  draft: 'columns',
  checking: 'check',
  checked: 'check',
  running: 'import',
  paused: 'import',
  done: 'import',
  failed: 'import',
  undoing: 'import',
  undone: 'import',
};

/** Without columns there is nothing to see of the later steps. */
export const isStepOpen = (step: ImportStep, { state }: Pick<Import, 'state'>): boolean =>
  step === 'file' || (state !== 'reading' && state !== 'unreadable');

/** Classes of the badge of a state. */
export const importTones: Record<ImportState, string> = {
  reading: 'badge-brand',
  unreadable: 'badge-danger',
  draft: 'badge-caution',
  checking: 'badge-brand',
  checked: 'badge-caution',
  running: 'badge-brand',
  paused: 'badge-caution',
  done: 'badge-success',
  failed: 'badge-danger',
  undoing: 'badge-brand',
  undone: '',
};

/** How many rows are decided. */
export const rowsDone = (of: ImportCounts): number => rowOutcomes.reduce((sum, outcome) => sum + of[outcome], 0);
