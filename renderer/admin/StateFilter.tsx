import { type AdminPhotoListQuery, type PhotoStatusCounts, photoStatuses } from '../../src/contract/photo.js';
import { formatNumber } from '../i18n/format.js';
import { useAdminText } from './use-admin-text.js';
import { Link } from '../layout/Link.js';
import { type AdminPhotoView, adminPhotosPath } from './admin-photo-queries.js';

interface StateFilterProps {
  counts: PhotoStatusCounts;
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
}

/** One chip per state, with its number of photos; the other filters stay. "All" includes every state but removed. */
export function StateFilter({ counts, query, view }: StateFilterProps) {
  const { t, language } = useAdminText();
  const all = photoStatuses.filter((of) => of !== 'removed').reduce((sum, of) => sum + counts[of], 0);
  const chips = [
    { of: undefined, name: t('photos.filter.all'), count: all },
    ...photoStatuses.map((of) => ({
      of,
      name: t(`photos.filter.${of}`),
      count: counts[of] + (of === 'failed' ? counts.failedScans : 0),
    })),
  ];
  return (
    <nav aria-label={t('photos.filter.label')}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ of, name, count }) => (
          <li key={name}>
            <Link
              to={adminPhotosPath({ ...query, status: of, page: 1 }, view)}
              className="chip"
              aria-current={of === query.status ? 'true' : undefined}
              keep-scroll-position="true"
            >
              {name}
              <span className="opacity-75">{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
