import { limits } from '../../src/contract/limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { isFiltered } from '../../renderer/search/search-filters.js';
import type { Data } from './+data.shared.js';

/** The number of photos found; of very many, about how many. */
export function SearchCount({ data: { total, filters } }: { data: Data }) {
  const { t, language } = useText();
  const { count, isEstimate } = rounded(total, isFiltered(filters) && total > countedMax);
  const text = t('archive.count', { count, number: formatNumber(count, language) });
  // An element of its own: the text of a page that a browser has translated is not React's any more.
  return <span>{isEstimate ? t('search.about', { count: text }) : text}</span>;
}

/** How many of them the pages show, where that is one of each series. */
export function ShownCount({ data: { total, shown } }: { data: Data }) {
  const { t, language } = useText();
  if (shown === total) return null;
  const { count } = rounded(shown, total > countedMax);
  const gathered = rounded(total, total > countedMax).count - count;
  const parts = [
    t('search.shown', { number: formatNumber(count, language) }),
    t('search.gathered', { count: gathered, number: formatNumber(gathered, language) }),
  ];
  return <span>: {parts.join(', ')}</span>;
}

const { countedMax } = limits.searchText;

const rounded = (total: number, isEstimate: boolean): { count: number; isEstimate: boolean } => ({
  count: isEstimate ? Math.round(total / 100) * 100 : total,
  isEstimate,
});
