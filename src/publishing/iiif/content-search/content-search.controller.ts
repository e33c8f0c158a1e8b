import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
import { sendJsonLd } from '../send-json-ld.js';
import { searchContext } from './annotation-page.js';
import { ContentSearchService } from './content-search.service.js';
import { type QueryParameters, readSearchRequest } from './read-search-request.js';

/** Searches within manifests and collections (IIIF Content Search API 2.0). */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/search')
export class ContentSearchController {
  constructor(private readonly contentSearch: ContentSearchService) {}

  @Get('photo/:id')
  async photo(
    @Param() { id }: IdParamDto,
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { page } = await this.contentSearch.photo(id, readSearchRequest(query), request.ip ?? '');
    sendJsonLd(page(), searchContext, { request, response });
  }

  @Get('entity/:id')
  async entity(
    @Param() { id }: IdParamDto,
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { page } = await this.contentSearch.entity(id, readSearchRequest(query), request.ip ?? '');
    sendJsonLd(page(), searchContext, { request, response });
  }

  @Get('collection/all')
  async all(@Query() query: QueryParameters, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { page } = await this.contentSearch.all(readSearchRequest(query), request.ip ?? '');
    sendJsonLd(page(), searchContext, { request, response });
  }

  @Get('collection/:kind/:name')
  async collection(
    @Param() { kind, name }: { kind: string; name: string },
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { page } = await this.contentSearch.collection({ kind, name }, readSearchRequest(query), request.ip ?? '');
    sendJsonLd(page(), searchContext, { request, response });
  }
}
