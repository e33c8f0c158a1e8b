import type { PageContextClient } from 'vike/types';
import { type LocalizedOrNull, localized } from '../../../src/contract/localized.js';
import type { Paged } from '../../../src/contract/page.js';
import { photoAnchor } from '../../../src/contract/paths.js';
import type { EntityPhotosQuery, PhotoListQuery } from '../../../src/contract/photo.js';
import type { SearchQuery } from '../../../src/contract/search.js';
import { type Gallery, galleryPath, galleryQuery } from '../../entities/gallery.js';
import { archiveQuery } from '../read-archive-filters.js';
import { type ArchiveFilters, archivePath } from '../archive-filters.js';
import { datesShown } from '../dates-shown.js';

/** What the API is asked for the photos of a list: those of the archive, those of an entity, or those that a search found. */
type ListSource =
  | { kind: 'archive'; query: PhotoListQuery }
  | { kind: 'entity'; entityId: number; query: EntityPhotosQuery }
  | { kind: 'search'; query: SearchQuery };

/** The list that a photo was opened from, and where it is in it. */
export interface ListPosition {
  name: string;
  /** The address of the list's first page, without language. */
  path: string;
  pageSize: number;
  source: ListSource;
  /** The number of photos before this one. */
  index: number;
}

/** A list as a page shows it, with the ids of its photos. */
type ShownList = Omit<ListPosition, 'index'> & { page: number; ids: number[] };

interface ArchiveData {
  photos: Paged<{ id: number }>;
  filters: ArchiveFilters;
  tags: { id: number; name: string }[];
}

interface EntityData {
  entity: LocalizedOrNull<'name'> & { id: number; slug: string; name: string };
  gallery: Gallery<{ id: number }>;
}

interface SearchData {
  hits: { photo: { id: number } }[];
  page: number;
  filters: { q: string };
  /** Without a query: all photos. */
  list: { path: string; pageSize: number; query: SearchQuery | null };
}

/**
 * The list that the photo of this page was opened from; null where it was opened from elsewhere. It is part of the history
 * entry's state and not of the address, so that the page remains the same for everyone.
 */
export function listPositionOf(pageContext: PageContextClient, photoId: number): ListPosition | null {
  const { listPosition, isHydration, isHistoryNavigation, previousPageContext, urlPathname } = pageContext;
  if (listPosition !== undefined) return listPosition;
  const isKnown = isHydration || isHistoryNavigation || previousPageContext?.urlPathname === urlPathname;
  if (isKnown) return (history.state as { listPosition?: ListPosition } | null)?.listPosition ?? null;
  const list = previousPageContext && listOn(previousPageContext);
  const place = list?.ids.indexOf(photoId) ?? -1;
  if (!list || place < 0) return null;
  const { page, ids: _, ...shown } = list;
  return { ...shown, index: (page - 1) * list.pageSize + place };
}

/** Written into the history entry, for a reload and for Back. */
export function storeListPosition(listPosition: ListPosition | null): void {
  const { listPosition: _, ...state } = history.state as Record<string, unknown>;
  history.replaceState(listPosition ? { ...state, listPosition } : state, '');
}

/** The address of the photo in its list: the page of the list that shows it. */
export function pathInList({ path, pageSize, index }: ListPosition, photoId: number): string {
  const page = Math.floor(index / pageSize) + 1;
  const query = page > 1 ? `${path.includes('?') ? '&' : '?'}page=${page}` : '';
  return `${path}${query}#${photoAnchor(photoId)}`;
}

function listOn(pageContext: PageContextClient): ShownList | null {
  const { urlPathname, data } = pageContext;
  if (urlPathname === '/archivio') return archiveList(data as ArchiveData, pageContext);
  if (urlPathname === '/search') return searchList(data as SearchData, pageContext);
  if (urlPathname.startsWith('/scheda/')) return galleryList(data as EntityData, pageContext);
  return null;
}

function archiveList({ photos, filters, tags }: ArchiveData, { language, t }: PageContextClient): ShownList {
  const { search, tagId } = filters;
  const tag = tags.find(({ id }) => id === tagId)?.name;
  const narrowed = [
    datesShown(filters, language, t),
    tag && t('archive.withTag', { tag }),
    search && t('archive.withSearch', { search }),
  ].filter(Boolean);
  return {
    name: t('breadcrumb.archive') + (narrowed.length > 0 ? `: ${narrowed.join(', ')}` : ''),
    path: archivePath({ ...filters, page: 1 }),
    source: { kind: 'archive', query: archiveQuery(filters, language) },
    page: photos.page,
    pageSize: photos.pageSize,
    ids: photos.items.map(({ id }) => id),
  };
}

function galleryList({ entity, gallery }: EntityData, { language }: PageContextClient): ShownList {
  const { selected, page } = gallery;
  const [path = ''] = galleryPath(entity.slug, { periods: selected }).split('#');
  const { page: _, pageSize, ...query } = galleryQuery(selected, page);
  return {
    name: localized(entity, 'name', language),
    path,
    source: { kind: 'entity', entityId: entity.id, query },
    page,
    pageSize,
    ids: gallery.photos.map(({ id }) => id),
  };
}

function searchList({ hits, page, filters: { q }, list }: SearchData, { t }: PageContextClient): ShownList {
  const { path, pageSize, query } = list;
  return {
    name: q ? t('search.titleText', { text: t('search.quoted', { text: q }) }) : t('search.title'),
    path,
    source: query ? { kind: 'search', query } : { kind: 'archive', query: {} },
    page,
    pageSize,
    ids: hits.map(({ photo }) => photo.id),
  };
}
