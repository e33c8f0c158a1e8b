import type { PageContext } from 'vike/types';
import { isFiltered, searchPath } from '../../renderer/search/search-filters.js';
import type { Data } from './+data.shared.js';

/** A search shows photographs of the full list again, so its canonical address is the search without filters. */
export default ({ data }: PageContext): string => {
  const { filters } = data as Data;
  return isFiltered(filters) ? '/search' : searchPath(filters);
};
