import { type RemovalList, removalLists, type RemovalRequestCounts } from '../../../src/contract/removal-request.js';
import { removalRequestsPath } from '../../../renderer/admin/removal-requests/removal-request-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';

/** One chip per list, with its number of requests. */
export function ListChoice({ list, counts }: { list: RemovalList; counts: RemovalRequestCounts }) {
  const { t, language } = useAdminText();
  return (
    <nav aria-label={t('removals.show')}>
      <ul className="flex flex-wrap gap-2">
        {removalLists.map((of) => (
          <li key={of}>
            <Link
              to={removalRequestsPath({ list: of })}
              className="chip"
              aria-current={of === list ? 'true' : undefined}
              keep-scroll-position="true"
            >
              {t(`removals.lists.${of}`)}
              <span className="opacity-75">{formatNumber(counts[of], language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
