import type { PageContext } from 'vike/types';
import { defaultPhotoSort } from '../../src/contract/photo.js';
import { archivePath } from '../../renderer/photos/archive-filters.js';
import type { Data } from './+data.shared.js';

/**
 * A search, another order or the light table shows the same photographs again, so the canonical address is the first page
 * of the full list. The light table has the same pages.
 */
export default ({ data }: PageContext): string => {
  const { search, tagId, from, to, days, sortBy, page } = (data as Data).filters;
  const isUsual = search === '' && sortBy === defaultPhotoSort;
  return archivePath({ tagId, from, to, days, page: isUsual ? page : 1 });
};
