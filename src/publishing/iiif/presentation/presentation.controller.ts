import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DomainError } from '../../../contract/errors.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
import { PhotoFiltersDto } from '../../photo-filters.dto.js';
import { sendJsonLd } from '../send-json-ld.js';
import { PresentationService } from './presentation.service.js';
import { presentationContext } from './shared-properties.js';

/** Manifests and collections (IIIF Presentation API 3). */
@ApiExcludeController()
@Infrastructure()
@Controller('iiif/presentation')
export class PresentationController {
  constructor(private readonly presentation: PresentationService) {}

  @Get('photo/:id/manifest.json')
  async photo(@Param() { id }: IdParamDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.presentation.photo(id), presentationContext, { request, response });
  }

  @Get('entity/:id/manifest.json')
  async entity(@Param() { id }: IdParamDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.presentation.entity(id), presentationContext, { request, response });
  }

  @Get('collection/all.json')
  async all(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.presentation.all(), presentationContext, { request, response });
  }

  /** Before the addresses of other collections, which it looks like. */
  @Get('collection/search.json')
  async search(@Query() filters: PhotoFiltersDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJsonLd(await this.presentation.search(filters, null), presentationContext, { request, response });
  }

  @Get('collection/search/:part.json')
  async searchPart(
    @Param('part') part: string,
    @Query() filters: PhotoFiltersDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJsonLd(await this.presentation.search(filters, partOf(part)), presentationContext, { request, response });
  }

  @Get('collection/:kind/:name.json')
  async collection(
    @Param('kind') kind: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJsonLd(await this.collectionOf(kind, name, null), presentationContext, { request, response });
  }

  @Get('collection/:kind/:name/:part.json')
  async part(@Param() parameters: PartParameters, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { kind, name, part } = parameters;
    sendJsonLd(await this.collectionOf(kind, name, partOf(part)), presentationContext, { request, response });
  }

  /** @throws DomainError not_found */
  private collectionOf(kind: string, name: string, part: number | null): ReturnType<PresentationService['all']> {
    return kind === 'entity' ? this.presentation.type(name, part) : this.presentation.photosOf(kind, name, part);
  }
}

/** @throws DomainError not_found */
function partOf(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new DomainError('not_found');
  return Number(text);
}

interface PartParameters {
  kind: string;
  name: string;
  part: string;
}
