import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Request, Response } from 'express';
import { type Language, languages } from '../contract/languages.js';
import { checkOffered } from '../platform/http/request-language.js';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { FeedCache } from './feed-cache.js';
import { PhotoFeed } from './photo-feed.js';
import { sendDocument } from './send-document.js';

export class FeedLanguageDto {
  @IsIn(languages)
  language: Language;
}

@ApiExcludeController()
@Infrastructure()
@Controller('feeds')
export class PhotoFeedController {
  constructor(
    private readonly feed: PhotoFeed,
    private readonly cache: FeedCache,
  ) {}

  @Get('photos.:language.xml')
  async photos(
    @Param() { language }: FeedLanguageDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    checkOffered(request, language);
    const write = (): AsyncIterable<string> => this.feed.write(language);
    await sendDocument(request, response, { cache: this.cache, type: 'application/atom+xml', write });
  }
}
