import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import { entitiesPath, isFiltered } from '../../renderer/entities/entity-filters.js';
import { EntityGrid } from '../../renderer/entities/EntityGrid.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { FilterReset } from '../../renderer/ui/FilterActions.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import { Pagination } from '../../renderer/ui/Pagination.js';
import { Results } from '../../renderer/ui/Results.js';
import type { Data } from './+data.shared.js';
import { EntitiesCount } from './EntitiesCount.js';
import { EntityFilterForm } from './EntityFilterForm.js';
import { NoEntities } from './NoEntities.js';
import { shownType } from './shown-type.js';

export default function Page() {
  const { t, language } = useText();
  const data = useData<Data>();
  const { entities, entityTypes, filters } = data;
  const type = shownType(data, language);
  const pathOf = (page: number) => `${entitiesPath({ ...filters, page })}#elenco`;
  return (
    <div className="wrap pt-6 pb-20 lg:pb-28">
      <Breadcrumb trail={entitiesTrail(t, type)} />
      <PageHeading title={t('entities.title')} lead={t('entities.lead')} />
      <EntityFilterForm data={data} />
      <Results
        id="elenco"
        label={t('entities.results')}
        page={filters.page}
        action={isFiltered(filters) && <FilterReset path="/schede" />}
        count={<EntitiesCount total={entities.total} type={type?.name} q={filters.q} />}
      >
        {entities.items.length > 0 ? (
          <EntityGrid entities={entities.items} entityTypes={entityTypes} eager={2} />
        ) : (
          <NoEntities filters={filters} />
        )}
        <div className="mt-16">
          <Pagination page={entities.page} totalPages={entities.totalPages} pathOf={pathOf} />
        </div>
      </Results>
    </div>
  );
}
