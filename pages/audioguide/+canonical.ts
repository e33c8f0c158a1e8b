import type { PageContext } from 'vike/types';
import type { Data } from './+data.shared.js';
import { defaultGuideSort, guidesPath } from './guide-filters.js';

/**
 * A search or another order shows the same guides again, so the canonical address is the first page of the full list.
 */
export default ({ data }: PageContext): string => {
  const { q, type, sort, page } = (data as Data).filters;
  const isUsual = q === '' && sort === defaultGuideSort;
  return guidesPath({ type, page: isUsual ? page : 1 });
};
