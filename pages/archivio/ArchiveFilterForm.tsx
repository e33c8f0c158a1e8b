import { formatDayRange } from '../../src/contract/dates/day-range.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { ChoiceFilter } from '../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../renderer/lists/MoreFilters.js';
import { SearchFilter } from '../../renderer/lists/SearchFilter.js';
import { type ArchiveFilters, defaultSortOf, sortsOf } from '../../renderer/photos/archive-filters.js';
import { hasOtherTags, type OfferedTag } from '../../renderer/photos/offered-tags.js';
import { AdvancedSearch } from './AdvancedSearch.js';

interface ArchiveFilterFormProps {
  filters: ArchiveFilters;
  tags: OfferedTag[];
}

export function ArchiveFilterForm({ filters, tags }: ArchiveFilterFormProps) {
  const { t } = useText();
  const { search, view } = filters;
  // Empty is the default order, so that a form sent without scripts leaves it open which one that is.
  const usual = defaultSortOf(search);
  const sortBy = filters.sortBy === usual ? '' : filters.sortBy;
  const days = filters.days ? formatDayRange(filters.days) : '';
  const [from, to] = [String(filters.from ?? ''), String(filters.to ?? '')];
  // A tag that does not exist any more must not be shown as chosen.
  const tag = String(tags.find(({ id }) => id === filters.tagId)?.id ?? '');
  return (
    <FilterForm
      path="/archivio"
      label={t('archive.filters')}
      values={{ search, tagId: tag, from, to, days, sortBy, view: view ?? '' }}
      className="filters"
    >
      <SearchFilter
        name="search"
        label={t('archive.searchLabel')}
        placeholder={t('archive.searchPlaceholder')}
        value={search}
      />
      <MoreFilters active={tag ? 1 : 0} className="lg:flex lg:gap-3">
        <ChoiceFilter
          name="tagId"
          label={t('archive.tagLabel')}
          options={[
            { value: '', text: t('archive.allTags') },
            ...tags.map(({ id, name }) => ({ value: id, text: name })),
            ...(hasOtherTags(tags) ? [{ text: t('archive.otherTags') }] : []),
          ]}
          chosen={tag}
        />
        <ChoiceFilter
          name="sortBy"
          label={t('filters.sort')}
          options={sortsOf(search).map((sort) => ({
            value: sort === usual ? '' : sort,
            text: t(`archive.sorts.${sort}`),
          }))}
          chosen={sortBy}
        />
        <AdvancedSearch filters={filters} />
      </MoreFilters>
      {from && <input type="hidden" name="from" value={from} />}
      {to && <input type="hidden" name="to" value={to} />}
      {days && <input type="hidden" name="days" value={days} />}
      {view && <input type="hidden" name="view" value={view} />}
    </FilterForm>
  );
}
