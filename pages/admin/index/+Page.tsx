import { useQuery } from '@tanstack/react-query';
import { useData } from 'vike-react/useData';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import type { Data } from './+data.shared.js';
import { Areas } from './Areas.js';
import { Completeness } from './Completeness.js';
import { PendingContributions } from './PendingContributions.js';
import { QuickActions } from './QuickActions.js';
import { RecentActivity } from './RecentActivity.js';
import { StatCards } from './StatCards.js';
import { SystemPanel } from './SystemPanel.js';

/** What an administrator, an editor or a moderator sees first. */
export default function Page() {
  const { t } = useAdminText();
  const { statistics: first, pending, activity, system, types, now } = useData<Data>();
  const { data: statistics } = useQuery({ ...asQuery(adminQueries.statistics()), initialData: first });
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t('dashboard.title')}</h1>
      <StatCards statistics={statistics} />
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-12">
          {pending && <PendingContributions first={pending} total={statistics.contributions.pending} now={now} />}
          <Areas areas={statistics.areas} types={types} />
          {system && <SystemPanel first={system} now={now} />}
        </div>
        <div className="grid grid-cols-1 content-start gap-12">
          <QuickActions statistics={statistics} />
          <Completeness statistics={statistics} />
          <RecentActivity {...activity} now={now} />
        </div>
      </div>
    </>
  );
}
