import { entityPath, photoPath } from '../../../src/contract/paths.js';
import type { SearchSuggestions, SuggestedEntity, SuggestedPhoto } from '../../../src/contract/search.js';
import type { DecadeCount } from '../../../src/contract/photo.js';
import { searchPath } from '../search-filters.js';

/** A suggestion with the page that it opens, and its place among all. */
interface Option {
  index: number;
  path: string;
}
export type EntityOption = Option & { entity: SuggestedEntity };
export type DecadeOption = Option & { decade: DecadeCount };
export type PhotoOption = Option & { photo: SuggestedPhoto };

/** In the order in which they are shown, and in which the arrow keys go through them. */
export interface SuggestionGroups {
  decades: DecadeOption[];
  entities: EntityOption[];
  photos: PhotoOption[];
  /** The pages of all. */
  paths: string[];
}

export function suggestionGroups({ entities, decades, photos }: SearchSuggestions): SuggestionGroups {
  const paths: string[] = [];
  const option = (path: string): Option => ({ path, index: paths.push(path) - 1 });
  return {
    decades: decades.map((decade) => ({ decade, ...option(decadePath(decade)) })),
    entities: entities.map((entity) => ({ entity, ...option(entityPath(entity.slug)) })),
    photos: photos.map((photo) => ({ photo, ...option(photoPath(photo.slug)) })),
    paths,
  };
}

const decadePath = ({ decade }: DecadeCount): string => searchPath({ years: { from: decade, to: decade + 9 } });
