import { limits } from '../../src/contract/limits.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { isFiltered } from '../../renderer/search/search-filters.js';
import type { Data } from './+data.shared.js';

/** The number of photos found; of very many, about how many. */
export function SearchCount({ data: { total, filters } }: { data: Data }) {
  const { t, language } = useText();
  const isEstimate = isFiltered(filters) && total > limits.searchText.countedMax;
  const count = isEstimate ? Math.round(total / 100) * 100 : total;
  const text = t('archive.count', { count, number: formatNumber(count, language) });
  return isEstimate ? t('search.about', { count: text }) : text;
}
