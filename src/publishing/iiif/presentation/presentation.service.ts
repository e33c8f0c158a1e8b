import type { Collection, InternationalString, Manifest } from '@iiif/presentation-3';
import { Injectable } from '@nestjs/common';
import { anonymous } from '../../../contract/access.js';
import { DomainError } from '../../../contract/errors.js';
import type { Paged } from '../../../contract/page.js';
import { allChangesPath, collectionSearchPath, filtersQuery } from '../../../contract/paths.js';
import type { Photo } from '../../../contract/photo.js';
import { activitiesType } from '../../../contract/record-documents.js';
import { EntitiesService } from '../../../entities/public/entities.service.js';
import { EntityTypesService } from '../../../entities/types/entity-types.service.js';
import { FondsService } from '../../../fonds/public/fonds.service.js';
import { AnnotationsService } from '../../../photos/annotations/annotations.service.js';
import { PhotosService } from '../../../photos/public/photos.service.js';
import { TagsService } from '../../../photos/tags/tags.service.js';
import { Config } from '../../../platform/config/config.js';
import { SettingsService } from '../../../settings/settings.service.js';
import type { PhotoFiltersDto } from '../../photo-filters.dto.js';
import { collection, entityItem, photoItem, subCollection } from './collections.js';
import { entityManifest } from './entity-manifest.js';
import { languageMap, noLanguage } from './language-map.js';
import { decadeLabel, nameOf, PhotoCollections, titleOf } from './photo-collections.js';
import { photoManifest } from './photo-manifest.js';
import { dataset, type PresentedSite } from './shared-properties.js';

/** Manifests of one collection; one with more is divided. */
const perCollection = 500;
/** Photos of a card that its manifest has at most, with their backs: a viewer reads it as a whole. */
export const maxCanvases = 1000;

/** Photos, record cards and lists of them for image viewers (IIIF Presentation API 3). */
@Injectable()
export class PresentationService {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly annotations: AnnotationsService,
    private readonly tags: TagsService,
    private readonly fonds: FondsService,
    private readonly types: EntityTypesService,
    private readonly photoCollections: PhotoCollections,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed */
  async photo(id: number): Promise<Manifest> {
    const photo = await this.photos.byId({ id });
    return photoManifest(photo, await this.annotations.list({ id }, anonymous), await this.site());
  }

  /** @throws DomainError entity_not_found, entity_removed */
  async entity(id: number): Promise<Manifest> {
    const entity = await this.entities.byId({ id }, anonymous);
    const found = await this.photos.listOfEntity({ id, page: 1, pageSize: maxCanvases });
    const photos = await this.photos.withBacks('items' in found ? found.items : found);
    const annotations = await this.annotations.listOfPhotos(photos.map((photo) => photo.id));
    return entityManifest(entity, { photos, annotations }, await this.site());
  }

  /** The decades, tags, fonds and categories, each a collection. */
  async all(): Promise<Collection> {
    const site = await this.site();
    const { origin, settings } = site;
    const decades = (await this.photos.decades()).filter(({ count }) => count > 0);
    return collection('all', {
      site,
      label: languageMap(settings, 'siteName') ?? noLanguage(settings.siteName),
      searchPath: collectionSearchPath('all'),
      seeAlso: [dataset(origin + allChangesPath, activitiesType, 'IIIF Change Discovery API 1.0')],
      items: [
        ...decades.map(({ decade }) => subCollection(`decade/${decade}`, decadeLabel(decade), origin)),
        ...(await this.tags.listShown()).map((tag) => subCollection(`tag/${tag.id}`, nameOf(tag), origin)),
        ...(await this.fonds.list()).map((fonds) => subCollection(`fonds/${fonds.id}`, titleOf(fonds), origin)),
        ...(await this.types.listShown()).map((type) => subCollection(`entity/${type.code}`, nameOf(type), origin)),
      ],
    });
  }

  /**
   * The photos of a decade, a tag or a fonds, by date. @param part from 1 on; null: the whole
   * @throws DomainError not_found
   */
  async photosOf(kind: string, name: string, part: number | null): Promise<Collection> {
    const { path, label, query } = await this.photoCollections.get(kind, name);
    const found = await this.photos.list(
      { ...query, sortBy: 'year', page: part ?? 1, limit: perCollection },
      anonymous,
    );
    return this.divided<Photo>(path, part, { label, found, item: photoItem, isSearched: true });
  }

  /**
   * The photos that the archive's list finds, the best first where a text is searched, else by date. @param part from 1 on; null:
   * the whole
   * @throws DomainError not_found
   */
  async search(filters: PhotoFiltersDto, part: number | null): Promise<Collection> {
    const { languages } = await this.settings.site();
    const { path, label, query } = await this.photoCollections.search(filters, languages);
    const sortBy = filters.search ? 'relevance' : 'year';
    const found = await this.photos.list({ ...query, sortBy, page: part ?? 1, limit: perCollection }, anonymous);
    return this.divided<Photo>(path, part, { label, found, item: photoItem, query: filtersQuery(filters) });
  }

  /** The record cards of a category, by name. @throws DomainError not_found */
  async type(code: string, part: number | null): Promise<Collection> {
    const type = (await this.types.listNamed()).find((each) => each.code === code);
    if (!type) throw new DomainError('not_found');
    const found = await this.entities.list({ type: code, sort: 'name', page: part ?? 1, pageSize: perCollection });
    return this.divided(`entity/${code}`, part, { label: nameOf(type), found, item: entityItem });
  }

  /** The items; of more than one collection holds, the parts, unless one of them is asked for. */
  private async divided<Item extends object>(
    path: string,
    part: number | null,
    of: {
      label: InternationalString;
      found: Paged<Item>;
      item: (item: Item, origin: string) => ReturnType<typeof photoItem>;
      isSearched?: boolean;
      query?: string;
    },
  ): Promise<Collection> {
    const site = await this.site();
    const { label, found, item, isSearched, query } = of;
    const searchPath = isSearched ? collectionSearchPath(path) : undefined;
    if (part !== null && (part > found.totalPages || found.totalPages === 1)) throw new DomainError('not_found');
    if (part === null && found.totalPages > 1)
      return collection(path, {
        site,
        label,
        query,
        searchPath,
        items: Array.from({ length: found.totalPages }, (_, index) =>
          subCollection(`${path}/${index + 1}`, partLabel(index + 1, found.totalPages), site.origin, query),
        ),
      });
    const items = found.items.map((each) => item(each, site.origin));
    return collection(part === null ? path : `${path}/${part}`, { site, label, query, searchPath, items });
  }

  private async site(): Promise<PresentedSite> {
    return { origin: this.config.publicUrl, settings: await this.settings.site() };
  }
}

const partLabel = (part: number, parts: number): InternationalString => noLanguage(`${part}/${parts}`);
