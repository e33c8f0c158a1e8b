import { defaultEntitySort, entitySorts } from '../../src/contract/entity.js';
import { limits } from '../../src/contract/limits.js';
import { localized } from '../../src/contract/localized.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { FilterSubmit } from '../../renderer/ui/FilterActions.js';
import { FilterForm } from '../../renderer/ui/FilterForm.js';
import type { Data } from './+data.shared.js';

export function EntityFilterForm({ data: { filters, entityTypes, counts } }: { data: Data }) {
  const { t, language } = useText();
  const { q, sort } = filters;
  // A category that does not exist cannot be shown as chosen.
  const type = entityTypes.find(({ code }) => code === filters.type)?.code ?? '';
  const countOf = (code: string): number => counts.find((count) => count.code === code)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterForm
      path="/schede"
      label={t('entities.filters')}
      values={{ q, type, sort }}
      defaults={{ sort: defaultEntitySort }}
      className="mt-10 mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] [@media(scripting:none)]:lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div className="field sm:col-span-2 lg:col-span-1">
        <label htmlFor="q">{t('entities.searchLabel')}</label>
        <input
          id="q"
          name="q"
          type="search"
          maxLength={limits.searchText.max}
          placeholder={t('entities.searchPlaceholder')}
          defaultValue={q}
        />
      </div>
      <div className="field">
        <label htmlFor="type">{t('entities.typeLabel')}</label>
        <select id="type" name="type" defaultValue={type}>
          <option value="">{t('entities.allTypes', { number: formatNumber(all, language) })}</option>
          {entityTypes.map((option) => (
            <option key={option.code} value={option.code}>
              {t('entities.typeCount', {
                type: localized(option, 'name', language),
                number: formatNumber(countOf(option.code), language),
              })}
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
