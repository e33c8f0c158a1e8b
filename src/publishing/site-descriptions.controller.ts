import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { openSearchType } from '../contract/paths.js';
import { checkOffered } from '../platform/http/request-language.js';
import { Infrastructure } from '../platform/http/operation.decorator.js';
import { OpenSearch } from './open-search.js';
import { SiteLanguageDto } from './site-language.dto.js';
import { WebManifest } from './web-manifest.js';

const caching = 'public, max-age=3600';

/** What browsers read of the site beside its pages. */
@ApiExcludeController()
@Infrastructure()
@Controller()
export class SiteDescriptionsController {
  constructor(
    private readonly webManifest: WebManifest,
    private readonly openSearch: OpenSearch,
  ) {}

  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', caching)
  manifest(@Query() { language }: SiteLanguageDto, @Req() request: Request): Promise<object> {
    checkOffered(request, language);
    return this.webManifest.in(language);
  }

  @Get('opensearch.xml')
  @Header('Content-Type', `${openSearchType}; charset=utf-8`)
  @Header('Cache-Control', caching)
  search(@Query() { language }: SiteLanguageDto, @Req() request: Request): Promise<string> {
    checkOffered(request, language);
    return this.openSearch.in(language);
  }
}
