import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { localized } from '../../../src/contract/localized.js';
import type { Favorite } from '../../../src/contract/saved-item.js';
import { compareNames } from '../../../renderer/i18n/format.js';

export const favoriteSorts = ['newest', 'oldest', 'nameAsc', 'nameDesc', 'year'] as const;
type FavoriteSort = (typeof favoriteSorts)[number];
export const defaultFavoriteSort: FavoriteSort = 'newest';

export interface FavoriteFilters {
  q: string;
  sort: FavoriteSort;
}

/** Reads `?q=&sort=`; invalid values are ignored. */
export const readFavoriteFilters = (query: Record<string, string>): FavoriteFilters => ({
  q: (query['q'] ?? '').trim().slice(0, limits.searchText.max),
  sort: favoriteSorts.find((sort) => sort === query['sort']) ?? defaultFavoriteSort,
});

/** Searches title, description, year and the names of the entities, case-insensitively. A missing year sorts as 0. */
export function filterFavorites(favorites: Favorite[], { q, sort }: FavoriteFilters, language: Language): Favorite[] {
  const wanted = q.toLocaleLowerCase(language);
  const found = favorites.filter((favorite) => wanted === '' || textOf(favorite, language).includes(wanted));
  const name = (favorite: Favorite) => localized(favorite, 'title', language);
  const orders: Record<FavoriteSort, (one: Favorite, other: Favorite) => number> = {
    newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
    oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
    nameAsc: (one, other) => compareNames(name(one), name(other), language),
    nameDesc: (one, other) => compareNames(name(other), name(one), language),
    year: (one, other) => (one.year ?? 0) - (other.year ?? 0),
  };
  return found.sort(orders[sort]);
}

function textOf(favorite: Favorite, language: Language): string {
  const names = favorite.entities.map((entity) => localized(entity, 'name', language));
  const texts = [localized(favorite, 'title', language), localized(favorite, 'description', language), favorite.year];
  return [...texts, ...names].filter(Boolean).join('\n').toLocaleLowerCase(language);
}
