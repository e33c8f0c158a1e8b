import { type AdminTagListQuery, adminTagSorts } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../../renderer/lists/MoreFilters.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';
import { tagsPath } from './tag-queries.js';

/** Words, order, and whether only unused tags are listed. */
export function TagFilters({
  query: { q = '', unused = false, sort = adminTagSorts[0] },
}: {
  query: AdminTagListQuery;
}) {
  const { t } = useAdminText();
  return (
    <FilterForm
      path={tagsPath}
      label={t('tags.filters')}
      values={{ q, sort, unused: unused ? 'true' : '' }}
      defaults={{ sort: adminTagSorts[0] }}
      className="filters filter-line"
    >
      <SearchFilter name="q" label={t('tags.search')} placeholder={t('tags.search')} value={q} />
      <MoreFilters active={unused ? 1 : 0} className="items-center lg:flex lg:gap-6">
        <ChoiceFilter
          name="sort"
          label={t('tags.sort')}
          options={adminTagSorts.map((value) => ({ value, text: t(`tags.sorts.${value}`) }))}
          chosen={sort}
        />
        <label className="check">
          <input type="checkbox" name="unused" value="true" defaultChecked={unused} />
          <span>{t('tags.onlyUnused')}</span>
        </label>
      </MoreFilters>
    </FilterForm>
  );
}
