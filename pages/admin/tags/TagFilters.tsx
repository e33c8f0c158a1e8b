import { type AdminTagListQuery, adminTagSorts } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterSubmit } from '../../../renderer/lists/FilterActions.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
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
      className="mt-8 mb-4 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[2fr_1fr_auto]"
    >
      <SearchFilter name="q" label={t('tags.search')} value={q} />
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
      <FilterSubmit />
    </FilterForm>
  );
}
