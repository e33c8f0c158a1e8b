import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import type { Report } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatDay } from './format-day.js';

/** The period in words, and of which day the present figures are; on paper also of which archive. */
export function PeriodLine({ report: { period, today } }: { report: Report }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const [from, to] = [formatDay(period.from, language), formatDay(period.to, language)];
  return (
    <p role="status" className="mt-6 mb-10 text-mute tabular-nums print:my-4">
      <span className="hidden print:inline">{localized(site, 'siteName', language)} · </span>
      <span className="font-semibold text-ink">{t('report.periodLine', { from, to })}</span>
      {' · '}
      {t('report.asOf', { day: formatDay(today, language) })}
    </p>
  );
}
