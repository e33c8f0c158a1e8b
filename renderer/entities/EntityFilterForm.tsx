import type { EntityListSort } from '../../src/contract/entity.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { ChoiceFilter } from '../lists/ChoiceFilter.js';
import { FilterForm } from '../lists/FilterForm.js';
import { MoreFilters } from '../lists/MoreFilters.js';
import { SearchFilter } from '../lists/SearchFilter.js';
import { type EntityFilters, sortsOf } from './entity-filters.js';

interface EntityFilterFormProps {
  /** Path of the list, without language. */
  path: string;
  label: string;
  searchLabel: string;
  filters: EntityFilters;
  categories: { code: string; name: string; count: number }[];
  defaultSort: EntityListSort;
  /** On wide screens the types are shown beside the list instead. */
  hasPanel?: boolean;
}

/** Filters of a list of entities in a ListBar: words, type, order. */
export function EntityFilterForm({ filters: { q, ...filters }, categories, ...list }: EntityFilterFormProps) {
  const { t, language } = useText();
  const { path, label, searchLabel, defaultSort, hasPanel = false } = list;
  // Empty is the default order, so that a form sent without scripts leaves it open which one that is.
  const sort = filters.sort === defaultSort ? '' : filters.sort;
  // A type that is not offered must not be shown as chosen.
  const type = categories.find(({ code }) => code === filters.type)?.code ?? '';
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterForm path={path} label={label} values={{ q, type, sort }} className="filters">
      <SearchFilter name="q" label={searchLabel} placeholder={t('entities.searchPlaceholder')} value={q} />
      <MoreFilters active={type === '' ? 0 : 1} className="lg:flex lg:gap-3">
        <ChoiceFilter
          name="type"
          label={t('entities.typeLabel')}
          options={[
            { value: '', text: t('entities.allTypes', { number: formatNumber(all, language) }) },
            ...categories.map(({ code, name, count }) => ({
              value: code,
              text: t('entities.typeCount', { type: name, number: formatNumber(count, language) }),
            })),
          ]}
          chosen={type}
          className={hasPanel ? 'lg:hidden' : ''}
        />
        <ChoiceFilter
          name="sort"
          label={t('filters.sort')}
          options={sortsOf(q).map((value) => ({
            value: value === defaultSort ? '' : value,
            text: t(`entities.sorts.${value}`),
          }))}
          chosen={sort}
        />
      </MoreFilters>
    </FilterForm>
  );
}
