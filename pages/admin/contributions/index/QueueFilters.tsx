import {
  type Contribution,
  type ContributionStatus,
  contributionKinds,
  contributionStatuses,
} from '../../../../src/contract/contribution.js';
import { type ContributionCounts, type QueueQuery, queueSorts } from '../../../../src/contract/moderation.js';
import { localized } from '../../../../src/contract/localized.js';
import { queuePath } from '../../../../renderer/admin/contributions/contribution-queries.js';
import { StateChips } from '../../../../renderer/admin/StateChips.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../../renderer/lists/ChoiceFilter.js';
import { FilterChip } from '../../../../renderer/lists/FilterChip.js';
import { FilterForm } from '../../../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../../../renderer/lists/MoreFilters.js';
import { SearchFilter } from '../../../../renderer/lists/SearchFilter.js';

interface QueueFiltersProps {
  query: QueueQuery;
  counts: ContributionCounts;
  /** Those that are listed: they name the member and the photo of the filter. */
  items: Contribution[];
}

/** By status, kind, text, member and photo; the last two are chosen in a row of the list. */
export function QueueFilters({ query, counts, items }: QueueFiltersProps) {
  const { t, language } = useAdminText();
  const { status, kind = '', q = '', userId, photoId, sort = 'oldest' } = query;
  const aboutPhoto = items.find((item) => item.photoId === photoId);
  const ofMember = t('contributions.of', {
    name: items.find((item) => item.userId === userId)?.userName ?? `#${userId}`,
  });
  const aboutTitle = t('contributions.about', {
    title: aboutPhoto ? localized(aboutPhoto, 'targetName', language) : `#${photoId}`,
  });
  const values = {
    status: status ?? 'all',
    q,
    kind,
    sort,
    member: userId ? String(userId) : '',
    photo: photoId ? String(photoId) : '',
  };
  return (
    <>
      <StatusFilter query={query} counts={counts} />
      <FilterForm
        path="/admin/contributions"
        label={t('contributions.filters')}
        values={values}
        defaults={{ status: 'pending', sort: 'oldest' }}
        className="filters filter-line"
      >
        <SearchFilter name="q" label={t('contributions.search')} placeholder={t('contributions.search')} value={q} />
        <MoreFilters active={kind ? 1 : 0} className="lg:flex lg:gap-3">
          <ChoiceFilter
            name="kind"
            label={t('contributions.kind')}
            options={[
              { value: '', text: t('contributions.allKinds') },
              ...contributionKinds.map((of) => ({ value: of, text: t(`contributions.kinds.${of}`) })),
            ]}
            chosen={kind}
          />
          <ChoiceFilter
            name="sort"
            label={t('contributions.sort')}
            options={queueSorts.map((of) => ({ value: of, text: t(`contributions.sorts.${of}`) }))}
            chosen={sort}
          />
        </MoreFilters>
        {(['status', 'member', 'photo'] as const).map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={values[name]} />
        ))}
      </FilterForm>
      {(userId || photoId) && (
        <p className="mb-6 flex flex-wrap gap-2">
          {userId && (
            <FilterChip
              name={ofMember}
              label={`${ofMember}: ${t('contributions.ofAll')}`}
              path={queuePath({ ...query, userId: undefined, page: 1 })}
            />
          )}
          {photoId && (
            <FilterChip
              name={aboutTitle}
              label={`${aboutTitle}: ${t('contributions.aboutAll')}`}
              path={queuePath({ ...query, photoId: undefined, page: 1 })}
            />
          )}
        </p>
      )}
    </>
  );
}

/** One chip for each status, with its number of contributions under the other filters. */
function StatusFilter({ query, counts }: Pick<QueueFiltersProps, 'query' | 'counts'>) {
  const { t } = useAdminText();
  const all = contributionStatuses.reduce((sum, of) => sum + counts[of], 0);
  const chips: { of: ContributionStatus | undefined; name: string; count: number }[] = [
    ...contributionStatuses.map((of) => ({ of, name: t(`contributions.states.${of}`), count: counts[of] })),
    { of: undefined, name: t('contributions.states.all'), count: all },
  ];
  return (
    <StateChips
      label={t('contributions.state')}
      chips={chips}
      chosen={query.status}
      pathOf={(status) => queuePath({ ...query, status, page: 1 })}
      className="mt-8"
    />
  );
}
