import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { anonymous } from '../../../contract/access.js';
import {
  autocompletePath,
  collectionSearchPath,
  contentSearchPath,
  presentationPath,
} from '../../../contract/paths.js';
import type { Photo } from '../../../contract/photo.js';
import { requestRates } from '../../../contract/request-rates.js';
import type { SearchQuery } from '../../../contract/search.js';
import { EntitiesService } from '../../../entities/public/entities.service.js';
import { AnnotationsService } from '../../../photos/annotations/annotations.service.js';
import { PhotosService } from '../../../photos/public/photos.service.js';
import { Config } from '../../../platform/config/config.js';
import { addressKey, takePoint } from '../../../platform/throttling/limiters.js';
import { inOrder } from '../../../search/in-order.js';
import { SearchService } from '../../../search/search.service.js';
import { canvasOfEntity } from '../presentation/entity-manifest.js';
import { languageMap, noLanguage } from '../presentation/language-map.js';
import { PhotoCollections } from '../presentation/photo-collections.js';
import { canvasOfPhoto } from '../presentation/photo-manifest.js';
import { maxCanvases } from '../presentation/presentation.service.js';
import { annotationPage, type SearchedPage } from './annotation-page.js';
import { findMatches, type Match } from './find-matches.js';
import { pagesMax, type SearchRequest } from './read-search-request.js';
import {
  regionsOfPhoto,
  type SearchedAnnotation,
  type Target,
  textsOfEntity,
  textsOfPhoto,
} from './searched-annotations.js';
import { type TermPage, termPage } from './term-page.js';

/** What a search has found, as its page, or as the words that complete what was asked for. */
export interface Searched {
  page(): SearchedPage;
  terms(): TermPage;
}

/** Photos whose annotations are on one page. */
const photosPerPage = 20;

/**
 * Searches the texts and the regions of photographs and record cards, in every language (IIIF Content Search API 2.0). Of many
 * photos the archive's search says which have the words; their annotations are compared one by one.
 */
@Injectable()
export class ContentSearchService {
  private readonly limiter = new RateLimiterMemory({
    keyPrefix: 'content-search',
    points: requestRates.anonymousReads,
    duration: 60,
  });

  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly annotations: AnnotationsService,
    private readonly photoCollections: PhotoCollections,
    private readonly search: SearchService,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed, too_many_requests */
  async photo(id: number, request: SearchRequest, address: string): Promise<Searched> {
    await this.take(address);
    const photo = await this.photos.byId({ id });
    const canvas: Target = { id: canvasOfPhoto(this.uriOf('photo', id)), type: 'Canvas' };
    const searched = [
      ...textsOfPhoto(photo, canvas),
      ...regionsOfPhoto(photo, await this.annotations.list({ id }, anonymous), canvas),
    ];
    const matches = request.page === 1 ? findMatches(request, searched) : [];
    return this.searched(contentSearchPath('photo', id), { matches, request, isLast: true });
  }

  /**
   * The texts of the card and the regions on its photos first, then the texts of its photos.
   * @throws DomainError entity_not_found, entity_removed, too_many_requests
   */
  async entity(id: number, request: SearchRequest, address: string): Promise<Searched> {
    await this.take(address);
    const entity = await this.entities.byId({ id }, anonymous);
    const uri = this.uriOf('entity', id);
    const canvas = (photo: Pick<Photo, 'id'>): Target => ({ id: canvasOfEntity(uri, photo.id), type: 'Canvas' });
    const ofCard =
      request.page === 1
        ? [
            ...textsOfEntity(entity, { id: `${uri}/manifest.json`, type: 'Manifest' }),
            ...(await this.regionsOfEntity(id, canvas)),
          ]
        : [];
    const { photos, isLast } = await this.find({ entityId: id }, request);
    const matches = [
      ...findMatches(request, ofCard),
      ...photos.flatMap((photo) => findMatches(request, textsOfPhoto(photo, canvas(photo)))),
    ];
    return this.searched(contentSearchPath('entity', id), { matches, request, isLast });
  }

  /** All photos. @throws DomainError too_many_requests */
  async all(request: SearchRequest, address: string): Promise<Searched> {
    await this.take(address);
    return this.ofPhotos('all', {}, request);
  }

  /** Those of a decade, a tag or a fonds. @throws DomainError not_found, too_many_requests */
  async collection(
    { kind, name }: { kind: string; name: string },
    request: SearchRequest,
    address: string,
  ): Promise<Searched> {
    await this.take(address);
    const { path, query } = await this.photoCollections.get(kind, name);
    const { tagId, ...filters } = query;
    return this.ofPhotos(path, { ...filters, ...(tagId !== undefined && { tags: String(tagId) }) }, request);
  }

  private async ofPhotos(path: string, filters: SearchQuery, request: SearchRequest): Promise<Searched> {
    const { photos, isLast } = await this.find(filters, request);
    const regions = await this.annotations.listOfPhotos(photos.map(({ id }) => id));
    const matches = photos.flatMap((photo) => {
      const target = this.canvasInManifest(photo);
      return findMatches(request, [
        ...textsOfPhoto(photo, target),
        ...regionsOfPhoto(photo, regions.get(photo.id) ?? [], target),
      ]);
    });
    return this.searched(collectionSearchPath(path), { matches, request, isLast });
  }

  /** The photos of a page, with everything that their own pages show. */
  private async find(filters: SearchQuery, { q, page }: SearchRequest): Promise<{ photos: Photo[]; isLast: boolean }> {
    const end = page * photosPerPage;
    const { hits, estimatedTotalHits } = await this.search.photos(
      { ...filters, q, limit: photosPerPage, offset: end - photosPerPage },
      anonymous,
    );
    const ids = hits.map(({ id }) => id);
    return {
      photos: inOrder(ids, await this.photos.findDetails(ids)),
      isLast: end >= estimatedTotalHits || page === pagesMax,
    };
  }

  private async regionsOfEntity(
    id: number,
    canvas: (photo: Pick<Photo, 'id'>) => Target,
  ): Promise<SearchedAnnotation[]> {
    const found = await this.photos.listOfEntity({ id, page: 1, pageSize: maxCanvases, fields: 'id,image' });
    const photos = 'items' in found ? found.items : found;
    const regions = await this.annotations.listOfPhotos(photos.map((photo) => photo.id));
    return photos.flatMap((photo) => regionsOfPhoto(photo, regions.get(photo.id) ?? [], canvas(photo)));
  }

  private searched(
    path: string,
    { matches, request, isLast }: { matches: Match[]; request: SearchRequest; isLast: boolean },
  ): Searched {
    const uris = { search: this.serviceOf(path), autocomplete: this.serviceOf(autocompletePath(path)) };
    return {
      page: () => annotationPage(matches, { uri: uris.search, request, isLast }),
      terms: () => termPage(matches, { uris, request }),
    };
  }

  private canvasInManifest(photo: Photo): Target {
    const uri = this.uriOf('photo', photo.id);
    const label = languageMap(photo, 'title') ?? noLanguage(photo.title);
    return {
      id: canvasOfPhoto(uri),
      type: 'Canvas',
      partOf: { id: `${uri}/manifest.json`, type: 'Manifest', label },
    };
  }

  private uriOf(kind: 'photo' | 'entity', id: number): string {
    return this.serviceOf(presentationPath(kind, id));
  }

  private serviceOf(path: string): string {
    return this.config.publicUrl + path;
  }

  private async take(address: string): Promise<void> {
    if (this.config.rateLimit) await takePoint(this.limiter, addressKey(address), 'too_many_requests');
  }
}
