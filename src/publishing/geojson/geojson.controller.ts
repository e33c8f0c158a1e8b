import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { anonymous } from '../../contract/access.js';
import { EntitiesService } from '../../entities/public/entities.service.js';
import { EntityListQueryDto } from '../../entities/public/entity-list-query.dto.js';
import { PhotoListQueryDto } from '../../photos/public/photo-list-query.dto.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { Infrastructure } from '../../platform/http/operation.decorator.js';
import {
  entityFeature,
  featureCollection,
  type FeatureCollection,
  photoFeature,
  photoFields,
} from './feature-collection.js';

/** The lists of photos and record cards for maps of others, with the filters and the pages of the API's lists. */
@ApiExcludeController()
@Infrastructure()
@Controller('feeds')
export class GeoJsonController {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
  ) {}

  @Get('photos.geojson')
  @Header('Content-Type', 'application/geo+json')
  @Header('Cache-Control', 'public, max-age=60')
  async photoFeatures(@Query() query: PhotoListQueryDto, @Req() request: Request): Promise<FeatureCollection> {
    const { includeFavorites: _, ...list } = query;
    const found = await this.photos.list({ ...list, fields: photoFields }, anonymous);
    return featureCollection(found, this.addressOf(request), photoFeature(this.config.publicUrl));
  }

  @Get('entities.geojson')
  @Header('Content-Type', 'application/geo+json')
  @Header('Cache-Control', 'public, max-age=60')
  async entityFeatures(@Query() query: EntityListQueryDto, @Req() request: Request): Promise<FeatureCollection> {
    const { fields: _, ...list } = query;
    const found = await this.entities.list(list);
    return featureCollection(found, this.addressOf(request), entityFeature(this.config.publicUrl));
  }

  /** Of the site, whatever host the request names. */
  private addressOf({ path, originalUrl }: Request): string {
    return this.config.publicUrl + path + new URL(originalUrl, this.config.publicUrl).search;
  }
}
