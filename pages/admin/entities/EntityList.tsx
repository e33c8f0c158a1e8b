import { useState } from 'react';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import { type AdminEntity, type AdminEntityListQuery, entityStatuses } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import type { Paged } from '../../../src/contract/page.js';
import { adminEntitiesPath } from '../../../renderer/admin/admin-entity-queries.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { ChoiceFilter } from '../../../renderer/lists/ChoiceFilter.js';
import { FilterReset } from '../../../renderer/lists/FilterActions.js';
import { FilterForm } from '../../../renderer/lists/FilterForm.js';
import { MoreFilters } from '../../../renderer/lists/MoreFilters.js';
import { Pagination } from '../../../renderer/lists/Pagination.js';
import { Results } from '../../../renderer/lists/Results.js';
import { SearchFilter } from '../../../renderer/lists/SearchFilter.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EntityRow } from './EntityRow.js';
import { NewEntityDialog } from './NewEntityDialog.js';

interface EntityListProps {
  entities: Paged<AdminEntity>;
  query: AdminEntityListQuery;
  types: EntityType[];
  /** Opens the dialog for a new entity at once. */
  isCreating: boolean;
}

/** All entities by name, filtered by words, type and state. */
export function EntityList({ entities, query, types, isCreating: first }: EntityListProps) {
  const { t, language } = useAdminText();
  const [isCreating, setIsCreating] = useState(first);
  const { q = '', type: requestedType, status = '' } = query;
  const type = types.find(({ code }) => code === requestedType)?.code ?? '';
  const { items, total, page, totalPages } = entities;
  return (
    <>
      <AdminHeading title={t('entities.title')} lead={t('entities.lead')}>
        <button type="button" className="btn btn-primary noscript:hidden" onClick={() => setIsCreating(true)}>
          <Icon name={actionIcons.add} size={18} /> {t('entities.create')}
        </button>
      </AdminHeading>
      {isCreating && <NewEntityDialog types={types} onClose={() => setIsCreating(false)} />}
      <FilterForm
        path="/admin/entities"
        label={t('entities.filters')}
        values={{ q, type, status }}
        className="filters filter-line"
      >
        <SearchFilter name="q" label={t('entities.search')} placeholder={t('entities.search')} value={q} />
        <MoreFilters active={[type, status].filter(Boolean).length} className="lg:flex lg:gap-3">
          <ChoiceFilter
            name="type"
            label={t('entities.type')}
            options={[
              { value: '', text: t('entities.allTypes') },
              ...types.map((of) => ({ value: of.code, text: localized(of, 'name', language) })),
            ]}
            chosen={type}
          />
          <ChoiceFilter
            name="status"
            label={t('photos.state')}
            options={[
              { value: '', text: t('photos.allStates') },
              ...entityStatuses.map((of) => ({ value: of, text: t(`photos.status.${of}`) })),
            ]}
            chosen={status}
          />
        </MoreFilters>
      </FilterForm>
      <Results
        id="elenco"
        label={t('entities.results')}
        page={page}
        action={(q || type || status) && <FilterReset path="/admin/entities" />}
        count={t('entities.count', { count: total, number: formatNumber(total, language) })}
      >
        {items.length > 0 ? (
          <ul className="-mt-5 sm:-mt-8">
            {items.map((entity) => (
              <EntityRow
                key={entity.id}
                entity={entity}
                type={types.find(({ code }) => code === entity.entityTypeCode)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon="card" title={t('entities.empty')} text={t('entities.emptyText')} />
        )}
        <div className="mt-8">
          <Pagination page={page} totalPages={totalPages} pathOf={(to) => adminEntitiesPath({ ...query, page: to })} />
        </div>
      </Results>
    </>
  );
}
