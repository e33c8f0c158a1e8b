import { useText } from '../../../renderer/i18n/use-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { FilterReset, FilterSubmit } from '../../../renderer/lists/FilterActions.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';
import { defaultFavoriteSort, type FavoriteFilters, favoriteSorts } from './favorite-filters.js';

export function FavoriteFilterForm({ filters: { q, sort } }: { filters: FavoriteFilters }) {
  const { t } = useText();
  return (
    <FilterForm
      path="/user/favorites"
      label={t('user.favorites.filters')}
      values={{ q, sort }}
      defaults={{ sort: defaultFavoriteSort }}
      className="mb-6 flex flex-wrap items-end gap-4"
    >
      <SearchFilter name="q" label={t('user.favorites.searchLabel')} value={q} className="min-w-0 flex-1 basis-64" />
      <ChoiceFilter
        name="sort"
        label={t('filters.sort')}
        options={favoriteSorts.map((value) => ({ value, text: t(`user.favorites.sorts.${value}`) }))}
        chosen={sort}
        className="min-w-0 flex-1 basis-48"
      />
      <FilterSubmit />
      {q !== '' && <FilterReset path="/user/favorites" text={t('user.favorites.clearSearch')} />}
    </FilterForm>
  );
}
