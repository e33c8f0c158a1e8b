import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { historyPath } from '../../../renderer/admin/history/history-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { FilterReset } from '../../../renderer/lists/FilterActions.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { ChangeSetDays } from './ChangeSetDays.js';
import { HistoryFilterForm } from './HistoryFilterForm.js';

export default function Page() {
  const { t, language } = useAdminText();
  const { filters, sets, choices } = useData<Data>();
  const { items, total, page, totalPages } = sets;
  const { historyYears } = usePageContext();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <AdminHeading title={t('history.title')} lead={t('history.lead')} />
      <HistoryFilterForm filters={filters} choices={choices} />
      <Results
        id="changes"
        label={t('history.results')}
        page={page}
        count={t('history.count', { count: total, number: formatNumber(total, language) })}
        action={isFiltered && <FilterReset path="/admin/history" />}
      >
        {items.length > 0 ? (
          <ChangeSetDays sets={items} />
        ) : (
          <EmptyState icon="clock" title={t('history.none')} {...(isFiltered && { text: t('history.emptyText') })} />
        )}
        <div className="mt-8">
          <Pagination page={page} totalPages={totalPages} pathOf={(to) => historyPath({ ...filters, page: to })} />
        </div>
        {historyYears && page >= totalPages && (
          <p className="mt-8 text-sm text-mute">{t('history.forgotten', { count: historyYears })}</p>
        )}
      </Results>
    </>
  );
}
