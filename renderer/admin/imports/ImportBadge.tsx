import type { Import } from '../../../src/contract/import.js';
import { useAdminText } from '../use-admin-text.js';
import { importTones } from './import-steps.js';

interface ImportBadgeProps {
  of: Pick<Import, 'state' | 'problem'>;
  /** `status` where it changes while the page is open. */
  role?: 'status';
}

/** The state of an import in a word. */
export function ImportBadge({ of: { state, problem }, role }: ImportBadgeProps) {
  const { t } = useAdminText();
  // Which table is meant is a question, and no fault.
  const isQuestion = problem?.code === 'table_ambiguous';
  return (
    <span role={role} className={`badge ${isQuestion ? 'badge-caution' : importTones[state]}`}>
      {isQuestion ? t('imports.tableToChoose') : t(`imports.states.${state}`)}
    </span>
  );
}
