import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { EntityFilterForm } from '../../renderer/entities/EntityFilterForm.js';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { defaultSortOf, entitiesPath, isFiltered } from '../../renderer/entities/entity-filters.js';
import { EntityGrid } from '../../renderer/entities/EntityGrid.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import type { Data } from './+data.shared.js';
import { EntitiesCount } from './EntitiesCount.js';
import { EntitiesMap } from './EntitiesMap.js';
import { NoEntities } from './NoEntities.js';
import { NoEntitiesYet } from './NoEntitiesYet.js';
import { shownType } from './shown-type.js';

export default function Page() {
  const { t } = useText();
  const data = useData<Data>();
  const { entities, entityTypes, counts, filters } = data;
  const categories = entityTypes.map(({ code, label }) => ({
    code,
    name: label,
    count: counts.find((of) => of.code === code)?.count ?? 0,
  }));
  const type = shownType(data);
  const pathOf = (page: number) => `${entitiesPath({ ...filters, page })}#elenco`;
  return (
    <div className="wrap pt-2 pb-20 sm:pt-6 lg:pb-28">
      <Breadcrumb trail={entitiesTrail(t, type)} />
      <PageHeading title={t('entities.title')} lead={t('entities.lead')} isOfList />
      {entities.total === 0 && !isFiltered(filters) ? (
        <NoEntitiesYet />
      ) : (
        <>
          <EntityFilterForm
            path="/schede"
            label={t('entities.filters')}
            searchLabel={t('entities.searchLabel')}
            filters={filters}
            categories={categories}
            defaultSort={defaultSortOf(filters.q)}
          />
          {entities.total > 0 && <EntitiesMap filters={filters} types={entityTypes} />}
          <Results
            id="elenco"
            label={t('entities.results')}
            page={filters.page}
            action={isFiltered(filters) && <FilterReset path="/schede" />}
            count={<EntitiesCount total={entities.total} type={type?.name} q={filters.q} />}
          >
            {entities.items.length > 0 ? (
              <EntityGrid entities={entities.items} entityTypes={entityTypes} eager={1} />
            ) : (
              <NoEntities />
            )}
            <div className="mt-16">
              <Pagination page={entities.page} totalPages={entities.totalPages} pathOf={pathOf} />
            </div>
          </Results>
        </>
      )}
    </div>
  );
}
