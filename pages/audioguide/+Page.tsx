import { useData } from 'vike-react/useData';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { EntityFilterForm } from '../../renderer/entities/EntityFilterForm.js';
import { isFiltered } from '../../renderer/entities/entity-filters.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { FilterReset } from '../../renderer/lists/FilterActions.js';
import { ListBar } from '../../renderer/lists/ListBar.js';
import { Pagination } from '../../renderer/lists/Pagination.js';
import { Results } from '../../renderer/lists/Results.js';
import type { Data } from './+data.shared.js';
import { audioTrail } from './audio-trail.js';
import { CategoryPanel } from './CategoryPanel.js';
import { defaultGuideSort, guidesPath } from './guide-filters.js';
import { GuideCard } from './GuideCard.js';
import { NoGuides } from './NoGuides.js';

export default function Page() {
  const { t, language } = useText();
  const data = useData<Data>();
  const { guides, filters, categories, entityTypes } = data;
  return (
    <div className="wrap pt-1 pb-20 lg:pb-28">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Breadcrumb trail={audioTrail(t, data)} />
        {isFiltered(filters) && guides.total > 0 && <FilterReset path={guidesPath({})} />}
      </div>
      <ListBar
        title={t('audioGuides.title')}
        filters={
          <EntityFilterForm
            path={guidesPath({})}
            label={t('audioGuides.filters')}
            searchLabel={t('audioGuides.searchLabel')}
            filters={filters}
            categories={categories}
            defaultSort={defaultGuideSort}
            hasPanel
          />
        }
        count={
          <span>{t('audioGuides.count', { count: guides.total, number: formatNumber(guides.total, language) })}</span>
        }
      />
      <div className="grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <CategoryPanel data={data} />
        <Results id="elenco" label={t('audioGuides.results')} page={filters.page}>
          {guides.items.length > 0 ? (
            <ul className="grid gap-8 lg:grid-cols-2">
              {guides.items.map((card) => (
                <li key={card.id}>
                  <GuideCard entity={card} entityTypes={entityTypes} />
                </li>
              ))}
            </ul>
          ) : (
            <NoGuides />
          )}
          <div className="mt-16">
            <Pagination
              page={guides.page}
              totalPages={guides.totalPages}
              pathOf={(page) => `${guidesPath({ ...filters, page })}#elenco`}
            />
          </div>
        </Results>
      </div>
    </div>
  );
}
