import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { EntityFilterForm } from '../../renderer/entities/EntityFilterForm.js';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { defaultSortOf, entitiesPath, isFiltered } from '../../renderer/entities/entity-filters.js';
import { EntityGrid } from '../../renderer/entities/EntityGrid.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { ListBar } from '../../renderer/lists/ListBar.js';
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
  if (entities.total === 0 && !isFiltered(filters))
    return (
      <div className="wrap pt-2 pb-20 lg:pb-28">
        <Breadcrumb trail={entitiesTrail(t, type)} />
        <h1 className="my-4 text-3xl">{t('entities.title')}</h1>
        <NoEntitiesYet />
      </div>
    );
  return (
    <div className="wrap pt-1 pb-20 lg:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Breadcrumb trail={entitiesTrail(t, type)} />
        {isFiltered(filters) && entities.total > 0 && <FilterReset path="/schede" />}
      </div>
      <ListBar
        title={t('entities.title')}
        filters={
          <EntityFilterForm
            path="/schede"
            label={t('entities.filters')}
            searchLabel={t('entities.searchLabel')}
            filters={filters}
            categories={categories}
            defaultSort={defaultSortOf(filters.q)}
          />
        }
        count={<EntitiesCount total={entities.total} type={type?.name} q={filters.q} />}
      />
      <Results id="elenco" label={t('entities.results')} page={filters.page}>
        {entities.items.length > 0 ? (
          <EntityGrid
            entities={entities.items}
            entityTypes={entityTypes}
            eager={1}
            beside={isFiltered(filters) && <EntitiesMap filters={filters} types={entityTypes} />}
          />
        ) : (
          <NoEntities />
        )}
        <div className="mt-16">
          <Pagination page={entities.page} totalPages={entities.totalPages} pathOf={pathOf} />
        </div>
      </Results>
    </div>
  );
}
