import { isJobKind } from '../../../src/contract/job-kinds.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

/** The name of a kind of job; a kind that this version does not know is shown as it is. */
export function useJobName(): (kind: string) => string {
  const { t } = useAdminText();
  return (kind) => (isJobKind(kind) ? t(`dashboard.kinds.${kind}`) : kind);
}
