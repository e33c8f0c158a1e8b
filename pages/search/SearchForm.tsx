import { formatDayRange } from '../../src/contract/dates/day-range.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { FilterForm } from '../../renderer/lists/FilterForm.js';
import { ListBar } from '../../renderer/lists/ListBar.js';
import { MoreFilters } from '../../renderer/lists/MoreFilters.js';
import { SearchFilter } from '../../renderer/lists/SearchFilter.js';
import { readSearchFilters, searchPath } from '../../renderer/search/search-filters.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { activeFilters } from './active-filters.js';
import { EntityFilter } from './EntityFilter.js';
import { FacetLinks } from './FacetLinks.js';
import { SearchCount, ShownCount } from './SearchCount.js';
import { TagChecks } from './TagChecks.js';
import { YearFields } from './YearFields.js';

/** The id of the results, which the filters are above or beside. */
export const resultsId = 'risultati';

/**
 * The head of the search and all its filters: the text is in the line of the title, the others are beside the results, in narrower
 * windows folded (search.css). Types, decades, tags and licences that were found are links with their numbers.
 */
export function SearchForm({ data }: { data: Data }) {
  const { t, language } = useText();
  const { filters, entityTypes, tags, thisYear } = data;
  const { q, years, licence } = filters;
  const days = filters.days ? formatDayRange(filters.days) : '';
  const type = entityTypes.find(({ code }) => code === filters.entityTypeCode)?.code ?? '';
  const entity = String(filters.entityId ?? '');
  const fondsId = String(filters.fondsId ?? '');
  const year = String(years?.from ?? '');
  const to = years && years.to !== years.from ? String(years.to) : '';
  const pathOf = ({ entityId = '', ...values }: Record<string, string>) => {
    const hasSameType = values['entityTypeCode'] === type;
    return searchPath(readSearchFilters({ ...values, ...(hasSameType && { entityId }) }, thisYear));
  };
  return (
    <FilterForm
      path="/search"
      label={t('search.filters')}
      values={{
        q,
        year,
        to,
        days,
        entityTypeCode: type,
        entityId: entity,
        tags: filters.tags.join(),
        fondsId,
        licence,
      }}
      pathOf={pathOf}
      className="search-form"
    >
      <ListBar
        title={t('search.title')}
        filters={
          <div className="filters">
            <SearchFilter
              name="q"
              label={t('search.textLabel')}
              placeholder={t('archive.searchPlaceholder')}
              value={q}
            />
          </div>
        }
        count={
          <>
            <SearchCount data={data} />
            <ShownCount data={data} />
          </>
        }
      />
      <MoreFilters
        active={activeFilters(data, { t, language }).length - (q ? 1 : 0)}
        className="lg:grid-cols-1"
        after={
          <>
            <FacetLinks data={data} />
            {data.total > 0 && (
              <a href={`#${resultsId}`} className="btn btn-primary col-span-full mb-4 lg:hidden">
                <SearchCount data={data} />
                <Icon name="chevron-down" size={18} />
              </a>
            )}
          </>
        }
      >
        <YearFields year={year} to={to} thisYear={thisYear} years={years} decades={data.facets.decade} />
        <EntityFilter data={data} />
        <TagChecks tags={tags} chosen={filters.tags} />
        {type && <input type="hidden" name="entityTypeCode" value={type} />}
        {days && <input type="hidden" name="days" value={days} />}
        {fondsId && <input type="hidden" name="fondsId" value={fondsId} />}
        {licence && <input type="hidden" name="licence" value={licence} />}
      </MoreFilters>
    </FilterForm>
  );
}
