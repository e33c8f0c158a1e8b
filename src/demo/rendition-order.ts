import { limits } from '../contract/limits.js';

/**
 * The ids of the photos in the order in which an early visitor sees them: the photos of the home page, the covers of
 * its entities, the first page of the archive, the covers of the first page of entities, then the rest, newest first.
 * @param photos their ids, newest first
 * @param covers the ids of the covers of entities, those of the newest first
 */
export function orderRenditions(photos: number[], covers: number[]): number[] {
  const wanted = [
    ...photos.slice(0, limits.home.photos),
    ...covers.slice(0, limits.home.entities),
    ...photos.slice(0, limits.pageSize.archive),
    ...covers.slice(0, limits.pageSize.entities),
    ...photos,
  ];
  const known = new Set(photos);
  return [...new Set(wanted)].filter((id) => known.has(id));
}
