import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
import { sendJsonLd } from '../send-json-ld.js';
import { searchContext } from './annotation-page.js';
import { ContentSearchService } from './content-search.service.js';
import { type QueryParameters, readTermRequest } from './read-search-request.js';

/** Completes words of manifests and collections while they are typed (IIIF Content Search API 2.0, section 5). */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/autocomplete')
export class AutocompleteController {
  constructor(private readonly contentSearch: ContentSearchService) {}

  @Get('photo/:id')
  async photo(
    @Param() { id }: IdParamDto,
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { terms } = await this.contentSearch.photo(id, readTermRequest(query), request.ip ?? '');
    sendJsonLd(terms(), searchContext, { request, response });
  }

  @Get('entity/:id')
  async entity(
    @Param() { id }: IdParamDto,
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { terms } = await this.contentSearch.entity(id, readTermRequest(query), request.ip ?? '');
    sendJsonLd(terms(), searchContext, { request, response });
  }

  @Get('collection/all')
  async all(@Query() query: QueryParameters, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { terms } = await this.contentSearch.all(readTermRequest(query), request.ip ?? '');
    sendJsonLd(terms(), searchContext, { request, response });
  }

  @Get('collection/:kind/:name')
  async collection(
    @Param() { kind, name }: { kind: string; name: string },
    @Query() query: QueryParameters,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { terms } = await this.contentSearch.collection({ kind, name }, readTermRequest(query), request.ip ?? '');
    sendJsonLd(terms(), searchContext, { request, response });
  }
}
