import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DomainError } from '../../../contract/errors.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Infrastructure } from '../../../platform/http/operation.decorator.js';
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
    if (!/^[1-9]\d{0,4}$/.test(part)) throw new DomainError('not_found');
    sendJsonLd(await this.collectionOf(kind, name, Number(part)), presentationContext, { request, response });
  }

  /** @throws DomainError not_found */
  private collectionOf(kind: string, name: string, part: number | null): ReturnType<PresentationService['all']> {
    return kind === 'entity' ? this.presentation.type(name, part) : this.presentation.photosOf(kind, name, part);
  }
}

interface PartParameters {
  kind: string;
  name: string;
  part: string;
}
