import { Injectable } from '@nestjs/common';
import { anonymous, type Viewer } from '../contract/access.js';
import type { Entity } from '../contract/entity.js';
import { invalidField } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { mapLimits } from '../contract/map-limits.js';
import type { MapAnswer, MapFilters, MapListQuery, MapQuery, MapSummary } from '../contract/map.js';
import { type MapBox, parseMapBox } from '../contract/map-box.js';
import { type Paged, pagesFor } from '../contract/page.js';
import type { Photo } from '../contract/photo.js';
import { positionFrom } from '../contract/position.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { pickFields } from '../platform/http/fields.js';
import { SettingsService } from '../settings/settings.service.js';
import { ClusterPictures } from './cluster-pictures.js';
import { ClusteredCells } from './clustered-cells.js';
import { answerOf } from './map-answer.js';
import { MapIndex } from './map-index.js';
import { entitiesWithin, type MapPart, photosWithin } from './map-lists.js';
import { MapSelections, type SelectedRecords } from './map-selections.js';
import { summaryOf } from './map-summary.js';
import { windowOf } from './map-window.js';

/** The public records that have a position: what a part of the map shows, and lists of it. */
@Injectable()
export class MapService {
  constructor(
    private readonly index: MapIndex,
    private readonly selections: MapSelections,
    private readonly clustered: ClusteredCells,
    private readonly pictures: ClusterPictures,
    private readonly settings: SettingsService,
    private readonly photosService: PhotosService,
    private readonly entitiesService: EntitiesService,
  ) {}

  /** @throws DomainError validation_failed for a box that is not one, or too large for the zoom level */
  async view({ bbox, zoom, maxZoom = mapLimits.zoomMax, ...filters }: MapQuery): Promise<MapAnswer> {
    const window = windowOf(boxFrom(bbox), zoom);
    if (!window) throw invalidField('bbox');
    const records = await this.index.current();
    const selected = await this.selections.select(records, filters);
    const { periods } = await this.settings.site();
    const cells = this.clustered.of({ records, filters, selected, periods, window });
    const { answer, pictured } = answerOf(cells, { window, maxZoom }, records);
    const pictures = await this.pictures.of([...pictured.values()]);
    for (const [cluster, photoId] of pictured) {
      const picture = pictures.get(photoId);
      if (picture) cluster.picture = picture;
    }
    return answer;
  }

  async summary(filters: MapFilters): Promise<MapSummary> {
    const inAnyYear = {
      ...filters,
      periods: undefined,
      from: undefined,
      to: undefined,
      undated: true,
      types: undefined,
    };
    return summaryOf({
      shown: await this.select(filters),
      inAnyYear: await this.select(inAnyYear),
      vanished: await this.select({ ...inAnyYear, vanished: true }),
    });
  }

  /** By year, undated ones last; or the nearest first. @throws DomainError validation_failed for a box that is not one */
  async photos(query: MapListQuery, viewer: Viewer = anonymous): Promise<Paged<Photo>> {
    const { page, pageSize = limits.pageSize.gallery, fields } = query;
    const { photos, selectsPhoto } = await this.select(query);
    const slice = pageOf(photosWithin(photos, selectsPhoto, partFrom(query)), { page, pageSize });
    return { ...slice, items: pickFields(await this.photosService.findByIds(slice.items, viewer), fields) };
  }

  /** By name, or the nearest first. @throws DomainError validation_failed for a box that is not one */
  async entities(query: MapListQuery): Promise<Paged<Entity>> {
    const { near, page, pageSize = limits.pageSize.entities, fields } = query;
    const { entities, selectsEntity } = await this.select(query);
    const ids = entitiesWithin(entities, selectsEntity, partFrom(query));
    if (near === undefined)
      return this.entitiesService.list({ ids: ids.join() || '0', sort: 'name', page, pageSize, fields });
    const slice = pageOf(ids, { page, pageSize });
    return { ...slice, items: pickFields(await this.entitiesService.findByIds(slice.items), fields) };
  }

  private async select(filters: MapFilters): Promise<SelectedRecords> {
    return this.selections.select(await this.index.current(), filters);
  }
}

function pageOf(ids: number[], { page = 1, pageSize }: { page: number | undefined; pageSize: number }): Paged<number> {
  const totalPages = pagesFor(ids.length, pageSize);
  const at = Math.min(page, totalPages);
  return { items: ids.slice((at - 1) * pageSize, at * pageSize), total: ids.length, page: at, pageSize, totalPages };
}

function partFrom({ bbox, near, radius = mapLimits.radius.usual }: MapListQuery): MapPart {
  const centre = near === undefined ? null : positionFrom(near);
  if (near !== undefined && !centre) throw invalidField('near');
  return { box: bbox === undefined ? null : boxFrom(bbox), circle: centre && { centre, radius } };
}

function boxFrom(bbox: string): MapBox {
  const box = parseMapBox(bbox);
  if (!box) throw invalidField('bbox');
  return box;
}
