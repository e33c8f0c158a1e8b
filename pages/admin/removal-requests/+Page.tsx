import { useData } from 'vike-react/useData';
import { useNow } from '../../../renderer/admin/removal-requests/use-now.js';
import { removalRequestsPath } from '../../../renderer/admin/removal-requests/removal-request-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { ListChoice } from './ListChoice.js';
import { QueueSummary } from './QueueSummary.js';
import { RequestRow } from './RequestRow.js';

export default function Page() {
  const { t } = useAdminText();
  const { query, requests, counts, now: renderedAt } = useData<Data>();
  const now = useNow(renderedAt);
  return (
    <>
      <AdminHeading title={t('removals.title')} lead={t('removals.lead')} />
      <QueueSummary counts={counts} />
      <div className="mt-8 mb-6">
        <ListChoice list={query.list} counts={counts} />
      </div>
      {requests.items.length > 0 ? (
        <ul aria-label={t(`removals.lists.${query.list}`)}>
          {requests.items.map((request) => (
            <RequestRow key={request.id} request={request} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="check"
          title={t(`removals.empty.${query.list}`)}
          {...(query.list === 'open' && { text: t('removals.emptyText') })}
        />
      )}
      <div className="mt-8">
        <Pagination
          page={requests.page}
          totalPages={requests.totalPages}
          pathOf={(page) => removalRequestsPath({ ...query, page })}
        />
      </div>
    </>
  );
}
