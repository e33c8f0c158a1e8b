import { type AdminPhotoListQuery, type PhotoStatusCounts, photoStatuses } from '../../src/contract/photo.js';
import { useAdminText } from './use-admin-text.js';
import { type AdminPhotoView, adminPhotosPath } from './admin-photo-queries.js';
import { StateChips } from './StateChips.js';

interface StateFilterProps {
  counts: PhotoStatusCounts;
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
}

/** One chip per state, with its number of photos; the other filters stay. "All" includes every state but removed. */
export function StateFilter({ counts, query, view }: StateFilterProps) {
  const { t } = useAdminText();
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
    <StateChips
      label={t('photos.filter.label')}
      chips={chips}
      chosen={query.status}
      pathOf={(status) => adminPhotosPath({ ...query, status, page: 1 }, view)}
    />
  );
}
