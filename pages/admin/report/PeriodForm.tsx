import type { Report } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { DayFilter } from '../../../renderer/lists/DayFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { isSamePeriod, reportPath, usualPeriods } from './report-period.js';

/** Chooses the period: one of the usual ones, or two days. Without scripts a plain form. */
export function PeriodForm({ report }: { report: Report }) {
  const { t } = useAdminText();
  const { period } = report;
  return (
    <div className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden">
      <FilterForm
        path="/admin/report"
        label={t('report.period')}
        values={{ ...period }}
        className="grid grid-cols-2 items-end gap-4 max-sm:w-full sm:flex"
      >
        <DayFilter name="from" label={t('report.from')} value={period.from} />
        <DayFilter name="to" label={t('report.to')} value={period.to} />
        <button type="submit" className="btn btn-primary max-sm:col-span-2 [@media(scripting:enabled)]:hidden">
          {t('report.show')}
        </button>
      </FilterForm>
      <nav aria-label={t('report.periods')}>
        <ul className="flex flex-wrap gap-2 sm:pb-1">
          {usualPeriods(report).map(({ name, period: usual }) => (
            <li key={name}>
              <Link
                to={reportPath(usual)}
                className="chip"
                aria-current={isSamePeriod(usual, period) ? 'true' : undefined}
                keep-scroll-position="true"
              >
                {t(`report.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
