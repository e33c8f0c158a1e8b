import { limits } from '../../../src/contract/limits.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { FilterForm } from '../../../renderer/ui/FilterForm.js';
import { FilterReset, FilterSubmit } from '../../../renderer/ui/FilterActions.js';
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
      <div className="field min-w-0 flex-2 basis-64">
        <label htmlFor="q">{t('user.favorites.searchLabel')}</label>
        <input id="q" name="q" type="search" maxLength={limits.searchText.max} defaultValue={q} />
      </div>
      <div className="field min-w-0 flex-1 basis-48">
        <label htmlFor="sort">{t('filters.sort')}</label>
        <select id="sort" name="sort" defaultValue={sort}>
          {favoriteSorts.map((of) => (
            <option key={of} value={of}>
              {t(`user.favorites.sorts.${of}`)}
            </option>
          ))}
        </select>
      </div>
      <FilterSubmit />
      {q !== '' && <FilterReset path="/user/favorites" text={t('user.favorites.clearSearch')} />}
    </FilterForm>
  );
}
