import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { DecadeCountDto } from './decade-count.dto.js';
import { PhotoDto } from '../photo.dto.js';
import { PhotoListQueryDto } from './photo-list-query.dto.js';
import { PhotoPageDto } from './photo-page.dto.js';
import { PhotosService } from './photos.service.js';

@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  /** The archive: published photos, filtered, sorted and paged. */
  @Get()
  @Operation('photos.list')
  list(@Query() query: PhotoListQueryDto, @CurrentViewer() viewer: Viewer): Promise<PhotoPageDto> {
    return this.photos.list(query, viewer);
  }

  /** Most favorited in the last 90 days, then of all time, then newest. */
  @Get('popular')
  @Header('Cache-Control', 'public, max-age=300')
  @Operation('photos.popular')
  popular(@Query() query: SelectionQueryDto): Promise<PhotoDto[]> {
    return this.photos.popular(query);
  }

  /** A few photos by chance. */
  @Get('random')
  @Operation('photos.random')
  random(@Query() query: SelectionQueryDto): Promise<PhotoDto[]> {
    return this.photos.random(query);
  }

  /** How many photos each decade has. */
  @Get('decades')
  @Header('Cache-Control', 'public, max-age=300')
  @Operation('photos.decades')
  decades(): Promise<DecadeCountDto[]> {
    return this.photos.decades();
  }

  /** One photo by its slug, present or former. */
  @Get('by-slug/:slug')
  @Operation('photos.bySlug')
  bySlug(@Param() params: SlugParamDto): Promise<PhotoDto> {
    return this.photos.bySlug(params);
  }

  /** One photo by its id. */
  @Get(':id')
  @Operation('photos.byId')
  byId(@Param() params: IdParamDto): Promise<PhotoDto> {
    return this.photos.byId(params);
  }
}
