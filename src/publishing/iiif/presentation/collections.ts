import type { Collection, CollectionItems, ContentResource, InternationalString } from '@iiif/presentation-3';
import type { Entity } from '../../../contract/entity.js';
import { presentationPath } from '../../../contract/paths.js';
import type { Photo } from '../../../contract/photo.js';
import { languageMap, noLanguage } from './language-map.js';
import { thumbnail } from './photo-canvas.js';
import { presentationContext, type PresentedSite, provider, searchService } from './shared-properties.js';

/** A collection within another, or a manifest in it. */
type Item = CollectionItems;

/** @param query with its question mark, of a search */
export const collectionUri = (path: string, origin: string, query = ''): string =>
  `${origin}/iiif/presentation/collection/${path}.json${query}`;

/** @param path below `/iiif/presentation/collection`, without the ending */
export const collection = (
  path: string,
  { label, items, site, query, searchPath, seeAlso = [] }: Content,
): Collection =>
  ({
    '@context': presentationContext,
    id: collectionUri(path, site.origin, query),
    type: 'Collection',
    label,
    provider: provider(site),
    ...(seeAlso.length > 0 && { seeAlso }),
    ...(searchPath && searchService(searchPath, site.origin)),
    items,
  }) as Collection;

interface Content {
  label: InternationalString;
  items: Item[];
  site: PresentedSite;
  /** Of a search. */
  query?: string;
  /** Of the service that searches the photos in it. */
  searchPath?: string;
  /** Documents for programs. */
  seeAlso?: ContentResource[];
}

export const subCollection = (path: string, label: InternationalString, origin: string, query?: string): Item =>
  ({ id: collectionUri(path, origin, query), type: 'Collection', label }) as Item;

export const photoItem = (photo: Photo, origin: string): Item =>
  ({
    id: `${origin}${presentationPath('photo', photo.id)}/manifest.json`,
    type: 'Manifest',
    label: languageMap(photo, 'title') ?? noLanguage(photo.title),
    thumbnail: [thumbnail(photo, origin)],
  }) as Item;

export const entityItem = (entity: Entity, origin: string): Item =>
  ({
    id: `${origin}${presentationPath('entity', entity.id)}/manifest.json`,
    type: 'Manifest',
    label: languageMap(entity, 'name') ?? noLanguage(entity.name),
  }) as Item;
