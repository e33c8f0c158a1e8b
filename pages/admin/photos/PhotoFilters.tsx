import { type ReactNode, useId, useState } from 'react';
import { adminPhotoSorts } from '../../../src/contract/admin-photo.js';
import { defaultPhotoSort } from '../../../src/contract/photo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { FilterSubmit } from '../../../renderer/lists/FilterActions.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { activeOf, type FilteredList, valuesOf } from './filter-values.js';
import { PhotoFilterFields } from './PhotoFilterFields.js';

type PhotoFiltersProps = FilteredList & {
  /** What else is in the line of the search. */
  children: ReactNode;
};

/**
 * All filters of the list, as a form that works without scripts: the search and the order in one line with the tools of the
 * list, the others below it when they are asked for.
 */
export function PhotoFilters({ query, view, licences, tags, fonds, entity, children }: PhotoFiltersProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const values = valuesOf(query, view);
  const active = activeOf(query);
  return (
    <FilterForm
      path="/admin/photos"
      label={t('photos.filters')}
      values={values}
      defaults={{ sortBy: defaultPhotoSort }}
      className="contents"
    >
      <SearchFilter name="q" label={t('photos.search')} placeholder={t('photos.search')} value={values.q} />
      <button
        type="button"
        className="btn btn-outline px-3.5 noscript:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" size={18} />
        {t('photos.fields')}
        {active > 0 && (
          <span className="text-brand tabular-nums">
            {active} <span className="sr-only">{site('filters.active', { count: active })}</span>
          </span>
        )}
      </button>
      <ChoiceFilter
        name="sortBy"
        label={t('photos.sort')}
        options={adminPhotoSorts.map((sort) => ({ value: sort, text: t(`photos.sorts.${sort}`) }))}
        chosen={values.sortBy}
      />
      {children}
      <div id={id} className={`photo-fields noscript:grid ${isOpen ? 'grid' : 'hidden'}`}>
        <PhotoFilterFields {...{ query, view, licences, tags, fonds, entity, values }} />
        <FilterSubmit />
      </div>
      {/* What is chosen elsewhere stays. */}
      {(['entityId', 'view'] as const).map(
        (name) => values[name] && <input key={name} type="hidden" name={name} defaultValue={values[name]} />,
      )}
    </FilterForm>
  );
}
