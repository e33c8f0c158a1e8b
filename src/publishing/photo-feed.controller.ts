import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { feedTypes } from '../contract/paths.js';
import { checkOffered } from '../platform/http/request-language.js';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { FeedCache } from './feed-cache.js';
import { FeedParamsDto } from './feed-params.dto.js';
import { PhotoFeed } from './photo-feed.js';
import { PhotoFiltersDto } from './photo-filters.dto.js';
import { sendDocument } from './send-document.js';

@ApiExcludeController()
@Infrastructure()
@Controller('feeds')
export class PhotoFeedController {
  constructor(
    private readonly feed: PhotoFeed,
    private readonly cache: FeedCache,
  ) {}

  @Get('photos.:language.:format')
  async photos(
    @Param() { language, format }: FeedParamsDto,
    @Query() filters: PhotoFiltersDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    checkOffered(request, language);
    const isWhole = Object.values(filters).every((value) => value === undefined);
    await sendDocument(request, response, {
      // There are as many filtered lists as anybody likes to ask for.
      cache: isWhole ? this.cache : null,
      type: feedTypes[format],
      write: () => this.feed.write(language, format, filters),
    });
  }
}
