import { limits } from '../contract/limits.js';
import type { DemoPhoto, DemoPlace } from './demo-archive.js';

interface Dated {
  id: number;
  createdAt: string;
}

/**
 * The ids of the photos in the order in which an early visitor sees them: the photos of the home page, the covers of
 * its entities, the first page of the archive, the covers of the first page of entities, then the rest, newest first.
 */
export function orderRenditions(photos: DemoPhoto[], places: DemoPlace[]): number[] {
  const newestPhotos = newestFirst(photos).map(({ id }) => id);
  const newestCovers = newestFirst(places).map(({ coverPhotoId }) => coverPhotoId);
  const wanted = [
    ...newestPhotos.slice(0, limits.home.photos),
    ...newestCovers.slice(0, limits.home.entities),
    ...newestPhotos.slice(0, limits.pageSize.archive),
    ...newestCovers.slice(0, limits.pageSize.entities),
    ...newestPhotos,
  ];
  const known = new Set(newestPhotos);
  return [...new Set(wanted)].filter((id) => known.has(id));
}

/** The order of the lists: by time of creation, then by id. */
const newestFirst = <Item extends Dated>(items: Item[]): Item[] =>
  items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
