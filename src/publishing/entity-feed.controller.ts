import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController, IntersectionType, PickType } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { feedTypes } from '../contract/paths.js';
import { EntityListQueryDto } from '../entities/public/entity-list-query.dto.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { checkOffered } from '../platform/http/request-language.js';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { EntityFeed } from './entity-feed.js';
import { FeedCache } from './feed-cache.js';
import { FeedParamsDto } from './feed-params.dto.js';
import { PhotoFeed } from './photo-feed.js';
import { sendDocument } from './send-document.js';

export class EntityFeedQueryDto extends PickType(EntityListQueryDto, ['type']) {}

export class PhotosOfEntityFeedParamsDto extends IntersectionType(FeedParamsDto, IdParamDto) {}

@ApiExcludeController()
@Infrastructure()
@Controller('feeds')
export class EntityFeedController {
  constructor(
    private readonly entities: EntityFeed,
    private readonly photos: PhotoFeed,
    private readonly cache: FeedCache,
  ) {}

  @Get('entities.:language.:format')
  async changed(
    @Param() { language, format }: FeedParamsDto,
    @Query() { type: of }: EntityFeedQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    checkOffered(request, language);
    await sendDocument(request, response, {
      // There are as many of them as types: any other is not found.
      cache: this.cache,
      key: of === undefined ? request.path : `${request.path}?type=${of}`,
      type: feedTypes[format],
      write: () => this.entities.write(language, format, of),
    });
  }

  @Get('entities/:id/photos.:language.:format')
  async photosOf(
    @Param() { id, language, format }: PhotosOfEntityFeedParamsDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    checkOffered(request, language);
    await sendDocument(request, response, {
      cache: null,
      type: feedTypes[format],
      write: () => this.photos.writeOfEntity(language, format, id),
    });
  }
}
