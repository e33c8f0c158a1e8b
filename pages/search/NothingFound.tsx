import type { ReactNode } from 'react';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { searchPath, type SearchFilters } from '../../renderer/search/search-filters.js';
import { EmptyState } from '../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { ActiveFilters } from './ActiveFilters.js';

/** No photo matches: offers another spelling, the nearest years, the search without each of its filters, and without all. */
export function NothingFound({ data }: { data: Data }) {
  const { t } = useText();
  const { filters, alternatives } = data;
  const { spelling = null, years = [] } = alternatives ?? {};
  // Only what finds something: the others would lead from one empty page to the next.
  const without = alternatives?.without.filter(({ count }) => count > 0) ?? [];
  const instead = (change: Partial<SearchFilters>): string => searchPath({ ...filters, page: 1, ...change });
  return (
    <EmptyState icon="search" title={t('archive.noResults')} text={t('search.tryFewerFilters')}>
      {spelling && (
        <Offer title={t('search.didYouMean')}>
          <OfferedSearch name={spelling.text} path={instead({ q: spelling.text })} count={spelling.count} />
        </Offer>
      )}
      {years.length > 0 && (
        <Offer title={t('search.nearInTime')}>
          {years.map(({ year, count }) => (
            <OfferedSearch
              key={year}
              name={String(year)}
              path={instead({ years: { from: year, to: year } })}
              count={count}
            />
          ))}
        </Offer>
      )}
      {without.length > 0 ? (
        <Offer title={t('search.fewerFilters')}>
          <ActiveFilters data={data} without={without} className="justify-center" />
        </Offer>
      ) : (
        <ActiveFilters data={data} className="basis-full justify-center" />
      )}
      <Link to="/search" className="btn btn-primary mt-4" keep-scroll-position="true">
        {t('filters.reset')}
      </Link>
    </EmptyState>
  );
}

const Offer = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex basis-full flex-col items-center gap-2 pb-3">
    <h3 className="font-sans text-xs font-semibold tracking-normal text-mute">{title}</h3>
    <div className="flex flex-wrap justify-center gap-2">{children}</div>
  </section>
);

/** Every search is a page, so search engines do not follow these links. */
function OfferedSearch({ name, path, count }: { name: string; path: string; count: number }) {
  const { t, language } = useText();
  return (
    <Link to={path} rel="nofollow" className="chip min-h-11" keep-scroll-position="true">
      <strong className="font-semibold">{name}</strong>
      <span className="text-mute">{t('archive.count', { count, number: formatNumber(count, language) })}</span>
    </Link>
  );
}
