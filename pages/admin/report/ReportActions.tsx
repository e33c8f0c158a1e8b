import type { ReportPeriod } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { reportTablePath } from './report-period.js';

/** The report to take along. */
export function ReportActions({ period }: { period: ReportPeriod }) {
  const { t } = useAdminText();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <button type="button" className="btn btn-outline noscript:hidden" onClick={() => window.print()}>
        {t('report.print')}
      </button>
      <a href={reportTablePath(period)} download className="btn btn-primary">
        <Icon name={actionIcons.download} size={18} />
        {t('report.download')}
      </a>
    </div>
  );
}
