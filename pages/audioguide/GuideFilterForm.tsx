import { entitySorts } from '../../src/contract/entity.js';
import { limits } from '../../src/contract/limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { FilterSubmit } from '../../renderer/ui/FilterActions.js';
import { FilterForm } from '../../renderer/ui/FilterForm.js';
import type { Data } from './+data.shared.js';
import { defaultGuideSort, guidesPath } from './guide-filters.js';

export function GuideFilterForm({ data: { filters, categories } }: { data: Data }) {
  const { t, language } = useText();
  const { q, sort } = filters;
  // A category without a guide cannot be shown as chosen.
  const type = categories.find(({ code }) => code === filters.type)?.code ?? '';
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterForm
      path={guidesPath({})}
      label={t('audioGuides.filters')}
      values={{ q, type, sort }}
      defaults={{ sort: defaultGuideSort }}
      className="mt-10 mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr] [@media(scripting:none)]:lg:grid-cols-[2fr_1fr_auto]"
    >
      <div className="field sm:col-span-2 lg:col-span-1">
        <label htmlFor="q">{t('audioGuides.searchLabel')}</label>
        <input
          id="q"
          name="q"
          type="search"
          maxLength={limits.searchText.max}
          placeholder={t('entities.searchPlaceholder')}
          defaultValue={q}
        />
      </div>
      <div className="field lg:hidden">
        <label htmlFor="type">{t('entities.typeLabel')}</label>
        <select id="type" name="type" defaultValue={type}>
          <option value="">{t('entities.allTypes', { number: formatNumber(all, language) })}</option>
          {categories.map(({ code, name, count }) => (
            <option key={code} value={code}>
              {t('entities.typeCount', { type: name, number: formatNumber(count, language) })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="sort">{t('filters.sort')}</label>
        <select id="sort" name="sort" defaultValue={sort}>
          {entitySorts.map((option) => (
            <option key={option} value={option}>
              {t(`entities.sorts.${option}`)}
            </option>
          ))}
        </select>
      </div>
      <FilterSubmit />
    </FilterForm>
  );
}
