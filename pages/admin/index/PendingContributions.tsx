import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '../../../src/contract/contribution.js';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Panel } from '../../../renderer/admin/Panel.js';
import { PendingItem } from './PendingItem.js';

/** Of the five that are loaded, so that the next ones follow at once after a decision. */
const shown = 3;

interface PendingContributionsProps {
  first: Contribution[];
  /** How many wait for a decision. */
  total: number;
  now: string;
}

/** The latest contributions that wait for a decision, with the buttons to decide. */
export function PendingContributions({ first, total, now }: PendingContributionsProps) {
  const { t } = useAdminText();
  const { data } = useQuery({ ...asQuery(adminQueries.pendingContributions()), initialData: first });
  return (
    <Panel
      id="review"
      title={t('dashboard.review')}
      action={
        <Link to="/admin/contributions" className="link inline-flex min-h-11 items-center text-sm">
          {total > shown ? t('dashboard.reviewMore', { count: total }) : t('dashboard.reviewAll')}
        </Link>
      }
    >
      {data.length === 0 ? (
        <div className="border-b border-line pb-6">
          <p className="font-medium">{t('dashboard.reviewNone')}</p>
          <p className="mt-1 text-sm text-mute">{t('dashboard.reviewNoneText')}</p>
        </div>
      ) : (
        <ul>
          {data.slice(0, shown).map((contribution) => (
            <PendingItem key={contribution.id} contribution={contribution} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
